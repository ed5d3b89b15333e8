import { getCacheKeyForURL, type PrecacheEntry } from "workbox-precaching";
import { removeOtherArt, storeArt } from "./art-store.ts";
import { DATA_ENDING } from "#app/routes/page-declaration.ts";
import { cacheNames, isLeftBehind } from "#app/routes/offline/cache-names.ts";
import { fillAgain } from "./fill-again.ts";
import type { WorkerContext } from "./worker-context.ts";
import { isPublished, pageEntry } from "./published.ts";
import { dropOtherPhotographs, keepSeenPage, renewSeenPages } from "./seen-pages.ts";
import type { WorkerQuestion, WorkerScope } from "./scope.ts";

/**
 * Whether the active worker is the former site's: its caches exist, or ours do not. It serves the old site
 * from its own cache until it is replaced, and its pages cannot request that.
 */
async function replacesFormerWorker({ registration }: WorkerScope): Promise<boolean> {
  const { active, scope } = registration;
  if (active === null) return false;
  const names = await caches.keys();
  const isOurs = names.includes(cacheNames(scope).precache);
  return !isOurs || names.some((name) => isLeftBehind(name, scope));
}

async function activateOverFormerWorker(scope: WorkerScope): Promise<void> {
  if (await replacesFormerWorker(scope)) await scope.skipWaiting();
}

async function removeLeftBehind(scope: string): Promise<void> {
  const names = await caches.keys();
  const left = names.filter((name) => isLeftBehind(name, scope));
  await Promise.all(left.map((name) => caches.delete(name)));
}

/**
 * Drops the pages of other deployments once this one is installed: also while it waits, lists must not name what a club has
 * taken away. Scripts stay, because open pages may need them.
 */
async function dropFormerPages(
  entries: readonly PrecacheEntry[],
  { names }: WorkerContext,
): Promise<void> {
  const cache = await caches.open(names.precache);
  const wanted = new Set(
    entries.map(({ url }) => new URL(getCacheKeyForURL(url) ?? url, location.href).href),
  );
  const former = (await cache.keys()).filter(
    ({ url }) => url.includes("__WB_REVISION__") && !wanted.has(url),
  );
  await Promise.all(former.map((key) => cache.delete(key)));
}

/** Answers whether a page shows this worker's deployment; if it is the only page, the worker takes over. */
async function answerIsShown(
  scope: WorkerScope,
  { published }: WorkerContext,
  { page = "", version = "" }: WorkerQuestion,
): Promise<boolean> {
  const [code, revision = ""] = version.split("-");
  const path = page.slice(0, -DATA_ENDING.length);
  const isShown =
    // The key ends with the revision.
    getCacheKeyForURL(page)?.endsWith(`=${version}`) === true ||
    (code === published.code && (await isPublished(published, pageEntry(path, revision))));
  const windows = await scope.clients.matchAll({ includeUncontrolled: true });
  const pages = windows.filter(({ url }) => url.startsWith(scope.registration.scope));
  if (isShown && pages.length <= 1) await scope.skipWaiting();
  return isShown;
}

/**
 * Registers the worker's life-cycle handlers. A new worker waits to be activated, because open
 * pages still use the previous one.
 */
export function registerLifeCycle(
  scope: WorkerScope,
  entries: readonly PrecacheEntry[],
  context: WorkerContext,
): void {
  const { art } = context;
  // Also before open pages are done with the previous worker: what is gone must not be found offline.
  const renew = async () => {
    await Promise.allSettled([dropOtherPhotographs(context), renewSeenPages(context)]);
  };
  scope.addEventListener("install", (event) => {
    event.waitUntil(activateOverFormerWorker(scope));
    event.waitUntil(storeArt(art));
    event.waitUntil(renew());
  });
  scope.addEventListener("activate", (event) => {
    event.waitUntil(removeLeftBehind(scope.registration.scope));
    event.waitUntil(removeOtherArt(art));
    event.waitUntil(renew());
    event.waitUntil(scope.clients.claim());
  });
  scope.addEventListener("message", (event) => {
    const { type, page = "" } = event.data;
    if (type === "FILL_AGAIN") event.waitUntil(fillAgain(scope, entries, art));
    if (type === "SEEN") event.waitUntil(keepSeenPage(context, page));
    if (type === "SKIP_WAITING") event.waitUntil(scope.skipWaiting());
    if (type !== "IS_SHOWN") return;
    const answer = async () => {
      event.ports[0]?.postMessage(await answerIsShown(scope, context, event.data), []);
    };
    event.waitUntil(answer());
    event.waitUntil(dropFormerPages(entries, context));
    event.waitUntil(removeOtherArt(art));
  });
}
