/** Say how much time a clock leaves: minutes and seconds, or days and hours of a slow game. */
export function timeLeft(ms: number, language: string): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (part: number): string => String(part).padStart(2, "0");
  if (hours < 1) return `${minutes}:${two(seconds % 60)}`;
  const amount = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (hours < 24) return `${amount(hours, "hour")} ${amount(minutes % 60, "minute")}`;
  return `${amount(Math.floor(hours / 24), "day")} ${amount(hours % 24, "hour")}`;
}
