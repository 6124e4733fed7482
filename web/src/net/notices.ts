// Notices of the browser, for whoever has the page open and looks elsewhere.
const WORKER = "/notices.js"; // phones show only what such a helper asks for

export type Permission = "insecure" | "ask" | "granted" | "denied";

/** Whether the reader may be told; only pages with https may ask. */
export function permission(): Permission {
  if (!isSecureContext || typeof Notification === "undefined") return "insecure";
  return Notification.permission === "default" ? "ask" : Notification.permission;
}

/** Asks the reader, who has pressed a button for it. */
export async function askPermission(): Promise<Permission> {
  await Notification.requestPermission();
  if (permission() === "granted") await register();
  return permission();
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return navigator.serviceWorker.register(WORKER).catch(() => null);
}

/** Tells the reader something, if they allowed it and are not looking at the page. */
export async function notify(title: string, body: string, path: string): Promise<boolean> {
  if (!document.hidden || permission() !== "granted") return false;
  const options = { body, icon: "/web/icon-192.png", tag: path, data: path };
  const helper = await register();
  if (helper) {
    await navigator.serviceWorker.ready;
    await helper.showNotification(title, options);
    return true;
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return true;
}
