import type { APIRequestContext } from "@playwright/test";
import { timeLimit } from "#tests/support/time-limit.ts";
import { crawl } from "./support/crawl.ts";
import { routes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

/** The addresses inside the site that a document names: links, styles, scripts, icons, artwork. */
function namedIn(html: string): Set<string> {
  const named = html.matchAll(/<[a-z][^>]*\s(?:href|src)="([/#][^"]*)"/g);
  return new Set(Array.from(named, ([, address = ""]) => address.replaceAll("&amp;", "&")));
}

/** Reads each address once, however many documents name it. */
function reader(request: APIRequestContext) {
  const read = new Map<string, Promise<{ status: number; text: string }>>();
  const ask = async (address: string) => {
    const response = await request.get(address);
    return { status: response.status(), text: await response.text() };
  };
  return (address: string) => {
    const known = read.get(address) ?? ask(address);
    read.set(address, known);
    return known;
  };
}

test("whatever a document names is there, and so is the place in it @desktop", async ({
  request,
}) => {
  const read = reader(request);
  const broken: string[] = [];
  for (const route of [...routes, "/no-such-page"]) {
    const { text: html } = await read(route);
    const named = namedIn(html);
    expect(named.size, route).toBeGreaterThan(20);
    for (const address of named) {
      const [file = "", place] = address.split("#");
      const { status, text } = file === "" ? { status: 200, text: html } : await read(file);
      if (status !== 200) broken.push(`${route} → ${address}: ${status}`);
      else if (place !== undefined && !text.includes(` id="${place}"`)) {
        broken.push(`${route} → ${address}: the place is missing`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test("every view that links lead to shows what its address asks for @desktop", async ({ page }) => {
  test.setTimeout(timeLimit(180_000));
  const { visited, deadEnds } = await crawl(page, routes);
  expect(visited.length).toBeGreaterThan(150);
  expect(deadEnds).toEqual([]);
});
