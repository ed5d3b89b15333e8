import { measureBox } from "#tests/e2e/support/box.ts";
import { open } from "#tests/e2e/support/hydrated.ts";
import { isPhone } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { whileTryoutsAreOpen } from "#tests/e2e/support/tryouts-open.ts";

test("the first screen of Home has the poster, whose callout links the form for tryouts, and phones hide a wall of few posters @both", async ({
  page,
}) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/");
  const callout = page.locator("main").getByRole("link", {
    name: "Come and throw with us in May! (opens in a new tab)",
  });
  await expect(callout).toHaveAttribute("href", "https://forms.example/tryouts");
  const ticket = await measureBox(callout);
  for (const line of ["Come", "and throw with us in", "May!"]) {
    const box = await measureBox(callout.getByText(line, { exact: true }));
    expect(box.height, line).toBeLessThan(ticket.height / 2);
    expect(box.x + box.width, line).toBeLessThanOrEqual(ticket.x + ticket.width);
    expect(box.y + box.height, line).toBeLessThanOrEqual(ticket.y + ticket.height);
  }
  await test.step("the poster and, on desktops, the seasons below it are on the first screen", async () => {
    const measureBottom = (name: string) =>
      page
        .locator(name)
        .first()
        .evaluate((node) => node.getBoundingClientRect().bottom);
    const height = page.viewportSize()?.height ?? 0;
    expect(await measureBottom("main section[aria-label='Poster']")).toBeLessThanOrEqual(height);
    if (!isPhone(page))
      expect(await measureBottom("main section[aria-label='Season records']")).toBeLessThanOrEqual(
        height,
      );
  });
  await test.step("phones hide a wall with few posters", async () => {
    const wall = page.getByRole("region", { name: "More" });
    await page.locator("section[aria-labelledby='also'] li").evaluateAll((posters) => {
      for (const poster of posters.slice(3)) poster.remove();
    });
    await expect(wall).toBeVisible({ visible: !isPhone(page) });
  });
});

test("on Home every season is in view at every width, and pages have the same colors as in the menu @phone", async ({
  page,
}) => {
  await open(page, "/");
  await test.step("every season is in view, and no wider than its games need", async () => {
    const strip = page.getByRole("region", { name: "Season records" });
    for (const width of [320, 360, 390, 430, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      const links = await strip.getByRole("link").evaluateAll((all) =>
        all.map((link) => {
          const { left, right } = link.getBoundingClientRect();
          const line = link.querySelector("svg")?.getBoundingClientRect();
          return {
            left,
            right,
            line: line?.width ?? 0,
            isCut: link.scrollWidth > link.clientWidth,
          };
        }),
      );
      expect(links.length).toBeGreaterThan(1);
      for (const { left, right, line, isCut } of links) {
        expect(left, `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(right, `at ${width}`).toBeLessThanOrEqual(width);
        expect(isCut, `at ${width}`).toBe(false);
        // The invented club has at most eight games a season.
        expect(line, `at ${width}`).toBeLessThanOrEqual(8 * 20);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await test.step("a page has the same ink in the page list and in the menu", async () => {
    const readTileInks = (list: string) =>
      page.locator(`${list} > li > a`).evaluateAll((links: HTMLAnchorElement[]) =>
        links.slice(0, 4).map((link) => {
          const { backgroundColor, color } = getComputedStyle(link);
          return `${link.pathname}: ${color} on ${backgroundColor}`;
        }),
      );
    const listed = await readTileInks("main nav > ul");
    await page.getByRole("button", { name: "Open menu" }).click();
    expect(await readTileInks("#menu nav > ul:first-child")).toEqual(listed);
    expect(new Set(listed).size).toBe(4);
  });
});

test("the strip of six colors in the footer stands out from the footer’s own color @desktop", async ({
  page,
}) => {
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  const { y } = await measureBox(footer);
  const ground = await footer.evaluate((node) => getComputedStyle(node).backgroundColor);
  const inks = footer.locator(":scope > div").first();
  const box = await measureBox(inks);
  const [image, above] = await inks.evaluate((node) => {
    const { backgroundImage, paddingBlockStart } = getComputedStyle(node);
    return [backgroundImage, Number.parseFloat(paddingBlockStart)] as const;
  });
  const colors = new Set(image.match(/rgb\([^)]*\)/g));
  expect(colors.size).toBe(6);
  expect(colors).not.toContain(ground);
  expect(box.y + above).toBeGreaterThanOrEqual(y + 4);
});

test("the schedule of an event without games ends below its links, without a gap @phone", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-09-01T16:00Z") });
  await open(page, "/");
  const band = page.getByRole("region", { name: "Schedule" });
  await expect(band.getByRole("link", { name: "Regionals" })).toBeVisible();
  const last = await measureBox(band.getByRole("link").last());
  const { y, height } = await measureBox(band);
  // The padding of the band.
  expect(y + height - (last.y + last.height)).toBeLessThan(120);
});

test("on tablets all rows of tiles are equally long, and in dark mode the strip of seasons is as dark as the page @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/");
  const tiles = page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("listitem");
  const tops = await tiles.evaluateAll((all) =>
    // The first four are the main pages.
    all.slice(4).map((tile) => Math.round(tile.getBoundingClientRect().top)),
  );
  const lengths = [...new Set(tops)].map((rowTop) => tops.filter((top) => top === rowTop).length);
  expect(new Set(lengths).size, `tiles in each row: ${lengths.join(", ")}`).toBe(1);
  await page.emulateMedia({ colorScheme: "dark" });
  const [strip, ground] = await page
    .getByRole("region", { name: "Season records" })
    .evaluate((region) =>
      [region, document.body].map((element) => getComputedStyle(element).backgroundColor),
    );
  const [stripLight, pageLight] = [strip, ground].map((color = "") =>
    Math.max(...(color.match(/\d+/g) ?? []).map(Number)),
  );
  expect(stripLight).toBeLessThan((pageLight ?? 0) + 40);
});
