import { ISLAND_DATA } from "./island-data.ts";

/**
 * Fetches the newest props of a page's first island, which stand in its document.
 *
 * @param path of the page
 * @returns undefined if it has no islands any more
 * @throws if the document cannot be fetched
 */
export async function fetchProps<Props>(path: string): Promise<Props | undefined> {
  const address = import.meta.env.BASE_URL + path.slice(1);
  const response = await fetch(address, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const html = await response.text();
  const [, json] = new RegExp(`id="${ISLAND_DATA}">(.*?)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json).props[0];
}
