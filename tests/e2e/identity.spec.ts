import { addressesIn } from "#app/identity/sitemap.ts";
import { routes } from "./support/routes.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

const site = "https://www.cotesauvage.example";

/** What a PNG file says of itself, or nothing if it is none. */
function pngSize(bytes: Buffer): string | undefined {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return undefined;
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The document's `<meta>` elements by their names or properties. */
function metaOf(html: string): Map<string, string> {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map(Array.from(tags, ([, name = "", content = ""]) => [name, content]));
}

for (const route of routes) {
  test(`${route} is shared with a picture of its own`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const meta = metaOf(html);
    expect(meta.get("og:url")).toBe(site + route);
    expect(meta.get("og:title")).toBe(/<title>([^<]+)</.exec(html)?.[1]);
    expect(meta.get("og:description")).toBe(meta.get("description"));
    expect(meta.get("twitter:card")).toBe("summary_large_image");
    expect(meta.get("og:image:alt")?.length).toBeGreaterThan(40);
    const image = meta.get("og:image") ?? "";
    expect(image.startsWith(`${site}/share/`)).toBe(true);
    const card = await (await request.get(image.slice(site.length))).body();
    expect(pngSize(card)).toBe(`${meta.get("og:image:width")}x${meta.get("og:image:height")}`);
    expect(pngSize(card)).toBe("1200x630");
    expect(card.length).toBeLessThan(150 * 1024);
  });
}

test("no two pages share a picture", async ({ request }) => {
  const images = await Promise.all(
    routes.map(async (route) => metaOf(await (await request.get(route)).text()).get("og:image")),
  );
  expect(new Set(images).size).toBe(routes.length);
});

test("the page of unknown addresses is not shared", async ({ request }) => {
  const html = await (await request.get("/no-such-page")).text();
  const names = [...metaOf(html).keys()];
  expect(names.filter((name) => /^(?:og|twitter):/.test(name))).toEqual([]);
  expect(html).not.toContain("canonical");
  expect(names).toContain("theme-color");
});

test("every icon that a document names is there", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(links.map(([, href]) => href)).toEqual([
    "/favicon.png",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ]);
  const [small, vector, touch] = await Promise.all(
    links.map(async ([, href = ""]) => (await request.get(href)).body()),
  );
  expect(small && pngSize(small)).toBe("48x48");
  expect(vector?.toString()).toContain("<svg");
  expect(touch && pngSize(touch)).toBe("180x180");
});

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { name: string; url: string }[];
}

test("the manifest is one, and its icons are as large as it claims", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await request.get(href);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: Manifest = await response.json();
  expect(manifest.name).toBe("Côte Sauvage Ultimate");
  expect(manifest.display).toBe("standalone");
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  const purposes = manifest.icons.flatMap(({ purpose }) => purpose ?? []);
  expect(new Set(purposes)).toEqual(new Set(["any", "maskable", "monochrome"]));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toContain(type);
    if (type === "image/png") expect(pngSize(await icon.body()), src).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Results", "Roster", "News"]);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test("the browser finds nothing wrong with the manifest @desktop", async ({ page }) => {
  await page.goto("/");
  const devTools = await page.context().newCDPSession(page);
  const { url, errors } = await devTools.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/site.webmanifest");
  expect(errors).toEqual([]);
});

test("robots and people find their files", async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  expect(await read("/robots.txt")).toContain(`Sitemap: ${site}/sitemap.xml`);
  const maps = addressesIn(await read("/sitemap.xml")).map((map) => new URL(map).pathname);
  const listed = (await Promise.all(maps.map(read))).flatMap(addressesIn);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(routes.map((route) => site + route)));
  expect(listed.filter((address) => /\/(?:players|tournaments)\//.test(address))).not.toEqual([]);
  expect(await read("/humans.txt")).toContain("/* TEAM */");
  expect(await read("/.well-known/security.txt")).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d{2}-\d{2}T/,
  );
});

test("the browser is painted in the page's colours, also after a step to another page", async ({
  page,
}) => {
  const colours = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((tags: HTMLMetaElement[]) => tags.map(({ content }) => content));
  await open(page, "/roster2025");
  expect(await colours()).toEqual(["#24122f", "#24122f"]);
  await page.getByRole("link", { name: "cotesauvage.example, home" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(colours).toEqual(["#faebde", "#0a1517"]);
});
