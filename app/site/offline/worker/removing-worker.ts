import { cacheNames, isLeftBehind } from "#app/routes/offline/cache-names.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

/** Published instead of the service worker if the site has none: deletes its caches, also former ones, and itself. */
async function removeEverything(): Promise<void> {
  const { scope } = self.registration;
  const ownNames = Object.values(cacheNames(scope));
  const allNames = await caches.keys();
  const names = allNames.filter((name) => ownNames.includes(name) || isLeftBehind(name, scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// Open pages continue without a worker, because this one handles no requests.
self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener("activate", (event) => {
  event.waitUntil(removeEverything());
});
