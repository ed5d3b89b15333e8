import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

/** The first match, or nothing: failures name the place, not the whole document. */
function first(pattern: RegExp, html: string): string | undefined {
  return pattern.exec(html)?.[0];
}

for (const route of routes) {
  test(`the document of ${route} is complete and needs no loose permission`, async ({
    request,
  }) => {
    const response = await request.get(route);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(first(/<[^>]+\sstyle=[^>]*>/, html), "a style attribute").toBeUndefined();
    expect(first(/<[^>]+\son[a-z]+=[^>]*>/, html), "an inline handler").toBeUndefined();
    // One script stands in the document; the policy names its hash.
    const other = first(/<script(?! data-scripts=")[^>]*>/, html);
    expect(other, "another script").toBeUndefined();
    expect(first(/.{0,40}(?:undefined|NaN|Invalid Date|\[object).{0,40}/, html)).toBeUndefined();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(first(/<title>[^<]{10,}<\/title>/, html), "a title").toBeDefined();
    expect(
      first(/<meta name="description" content="[^"]{40,}">/, html),
      "a description",
    ).toBeDefined();
    const canonical = first(/<link rel="canonical" href="[^"]*"/, html);
    expect(canonical).toBe(`<link rel="canonical" href="https://www.cotesauvage.example${route}"`);
    // Mistakes are told with the address of the page.
    const address = encodeURIComponent(`https://www.cotesauvage.example${route}`);
    expect(html).toContain(`page=${address}" target="_blank"`);
  });
}

test("every page has a title and a description of its own", async ({ request }) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const html = await (await request.get(route)).text();
      return [/<title>(.*?)<\/title>/, /name="description" content="(.*?)"/].map(
        (pattern) => pattern.exec(html)?.[1],
      );
    }),
  );
  expect(new Set(heads.map(([title]) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(([, description]) => description)).size).toBe(routes.length);
});

test("nothing is loaded from another origin", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:")) {
      foreign.push(request.url());
    }
  });
  for (const route of routes) await page.goto(route, { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
});
