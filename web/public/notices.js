// Shows notices, and leads to the page that one is about. It keeps nothing and fetches nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const wanted = new URL(path, self.location.origin).href;
  const page = pages.find((one) => one.url === wanted) ?? pages[0];
  if (!page) return self.clients.openWindow(wanted);
  if (page.url !== wanted) await page.navigate(wanted);
  return page.focus();
}
