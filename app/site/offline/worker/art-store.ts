/**
 * All artwork comes in one file: 260 similar sheets compress to a sixth of their separate sizes. The worker
 * splits them, since browsers request single sheets.
 */
export interface ArtStore {
  readonly name: string;
  /** The file with all sheets; its name is a hash of them. */
  readonly bundle: { readonly url: string; readonly integrity: string };
}

type Sheets = Readonly<Record<string, string>>;

const SVG_RESPONSE = { headers: { "Content-Type": "image/svg+xml" } };

/** Addresses of the bundle's sheets; undefined until it has been split. */
async function fetchSheetAddresses({ name, bundle }: ArtStore): Promise<string[] | undefined> {
  const list = await caches.match(bundle.url, { cacheName: name });
  const paths: string[] | undefined = await list?.json();
  return paths?.map((path) => new URL(path, location.href).href);
}

async function addresses(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => url));
}

/** Whether every sheet is stored. */
export async function hasAllArt(store: ArtStore): Promise<boolean> {
  const wanted = await fetchSheetAddresses(store);
  if (wanted === undefined) return false;
  const stored = await addresses(await caches.open(store.name));
  return wanted.every((url) => stored.has(url));
}

/** Fetches the artwork, unless it is still stored from an earlier deployment. */
export async function storeArt(store: ArtStore): Promise<void> {
  if (await hasAllArt(store)) return;
  const { url, integrity } = store.bundle;
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`The artwork was answered with ${response.status}.`);
  const sheets: Sheets = await response.json();
  const cache = await caches.open(store.name);
  await Promise.all(
    Object.entries(sheets).map(([path, svg]) => cache.put(path, new Response(svg, SVG_RESPONSE))),
  );
  // Last, because its presence means that all sheets are stored.
  await cache.put(url, new Response(JSON.stringify(Object.keys(sheets))));
}

/** Removes sheets that are not in the bundle. */
export async function dropSheets(store: ArtStore, paths: readonly string[]): Promise<void> {
  const wanted = new Set(await fetchSheetAddresses(store));
  const cache = await caches.open(store.name);
  const others = paths.filter((path) => !wanted.has(new URL(path, location.href).href));
  await Promise.all(others.map((path) => cache.delete(path)));
}

/** Removes artwork of other deployments. */
export async function removeOtherArt(store: ArtStore): Promise<void> {
  const wanted = new Set(await fetchSheetAddresses(store)).add(
    new URL(store.bundle.url, location.href).href,
  );
  const cache = await caches.open(store.name);
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}
