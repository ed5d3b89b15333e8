const SVG_RESPONSE = { headers: { "Content-Type": "image/svg+xml" } };

/**
 * Stores all artwork, which comes in one file: 260 similar sheets compress to a sixth of their separate sizes. Browsers
 * request single sheets. Sheets of earlier deployments are removed.
 *
 * @param bundle its name is a hash of all sheets
 */
export async function storeArt(
  cacheName: string,
  { url, integrity }: { readonly url: string; readonly integrity: string },
): Promise<void> {
  if ((await caches.match(url, { cacheName })) !== undefined) return;
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`The artwork was answered with ${response.status}.`);
  const sheets: Readonly<Record<string, string>> = await response.json();
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  await Promise.all(
    Object.entries(sheets).map(([path, svg]) => cache.put(path, new Response(svg, SVG_RESPONSE))),
  );
  // Last, because its presence means that all sheets are stored.
  await cache.put(url, new Response());
}
