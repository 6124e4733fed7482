// The themes, each with its icon and its name.
export const THEMES = [
  { theme: "auto", icon: "auto", name: "web-theme-auto" },
  { theme: "light", icon: "sun", name: "web-theme-light" },
  { theme: "dark", icon: "moon", name: "web-theme-dark" },
] as const;
