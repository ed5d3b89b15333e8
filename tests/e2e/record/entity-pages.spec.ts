import { violationsByDayAndNight } from "#tests/e2e/support/axe.ts";
import { kinds, pagesOf, sitemap, someOf } from "#tests/e2e/support/entity-pages.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// What has a page for each entry of the record. Which entries there are is the content's business:
// the addresses come from the site map.

for (const kind of kinds) {
  test(`axe finds nothing on pages of /${kind}, light or dark`, async ({ page, request }) => {
    for (const address of someOf(await sitemap(request), kind)) {
      await open(page, address);
      expect(await violationsByDayAndNight(page), address).toEqual([]);
    }
  });

  test(`nothing scrolls sideways on pages of /${kind} @desktop`, async ({ page, request }) => {
    for (const address of someOf(await sitemap(request), kind)) {
      await open(page, address);
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${address} at ${width}`).toBe(0);
      }
    }
  });

  test(`steps lead to another page of /${kind} and back`, async ({ page, request }) => {
    // The first that has a next one: what stands apart, such as a scrimmage, has no neighbours.
    let first = "";
    for (const address of pagesOf(await sitemap(request), kind)) {
      if (!(await (await request.get(address)).text()).includes(' rel="next"')) continue;
      first = address;
      break;
    }
    await open(page, first);
    const heading = page.getByRole("heading", { level: 1 });
    const title = (await heading.textContent()) ?? "";
    await page.locator('a[rel="next"]').click();
    await expect(heading).not.toHaveText(title);
    await page.locator('a[rel="prev"]').click();
    await expect(page).toHaveURL(first);
    await expect(heading).toHaveText(title);
  });
}

test("the address of each page is named by its title and by nobody else's", async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Set<string>();
  const addresses = await sitemap(request);
  for (const kind of kinds) {
    for (const address of pagesOf(addresses, kind)) {
      const html = await (await request.get(address)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
      expect(titles.get(title), `${address} is called like`).toBeUndefined();
      titles.set(title, address);
      descriptions.add(/name="description" content="(.*?)"/.exec(html)?.[1] ?? "");
      expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
      expect(html, address).toContain(`rel="canonical" href="https://`);
      expect(html.match(/.{0,40}(?:undefined|NaN|Invalid Date|\[object).{0,40}/)?.[0]).toBe(
        undefined,
      );
    }
  }
  expect(titles.size).toBeGreaterThan(70);
  expect(descriptions.size).toBe(titles.size);
});

test("every page is complete without scripts @no-scripts", async ({ page, request }) => {
  const addresses = await sitemap(request);
  for (const kind of kinds) {
    const [address = ""] = pagesOf(addresses, kind);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Neighboring pages" })).toBeVisible();
    expect((await page.locator("main").innerText()).length, address).toBeGreaterThan(40);
  }
});

test("an unknown address below them has the 404 page", async ({ request }) => {
  for (const kind of kinds) {
    const response = await request.get(`/${kind}/nobody-and-nothing`);
    expect(response.status(), kind).toBe(404);
  }
});
