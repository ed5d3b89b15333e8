import type { Locator, Page } from "@playwright/test";
import { measureBox } from "./support/box.ts";
import { open } from "./support/hydrated.ts";
import { isPhone } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";
import { whileTryoutsAreOpen } from "./support/tryouts-open.ts";

/** Expects it in the window before any scrolling. */
async function expectInFirstView(page: Page, ...parts: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const part of parts) {
    const box = await measureBox(part);
    expect(box.y + box.height, String(part)).toBeLessThanOrEqual(height);
    expect(box.x + box.width, String(part)).toBeLessThanOrEqual(width);
    expect(box.x, String(part)).toBeGreaterThanOrEqual(0);
  }
}

/** Window sizes of a layout: for phones the smallest, a common one, and landscape. */
function chooseSizes(page: Page): readonly (readonly [number, number])[] {
  return isPhone(page)
    ? [
        [320, 640],
        [390, 844],
        [820, 1180],
        [844, 390],
      ]
    : [
        [900, 700],
        [1440, 900],
        [2560, 1440],
      ];
}

const firstScreen = (page: Page): readonly [number, number] =>
  isPhone(page) ? [390, 844] : [1440, 900];

async function openAt(page: Page, [width, height]: readonly [number, number], path: string) {
  await page.setViewportSize({ width, height });
  await open(page, path);
}

test("the first view of Home has the club’s name and the ticket at every size, apart from each other @both", async ({
  page,
}) => {
  await whileTryoutsAreOpen(page);
  await open(page, "/");
  const main = page.getByRole("main");
  const ticket = main.getByRole("link", { name: /^Come and throw/ });
  for (const [width, height] of chooseSizes(page)) {
    await page.setViewportSize({ width, height });
    const line = main.getByRole("heading", { level: 1 }).getByText(/^(mixed|from|since)/);
    await expectInFirstView(page, ...(await line.all()), ticket);
    const [who, where] = [await measureBox(line.last()), await measureBox(ticket)];
    const isApart =
      who.y + who.height <= where.y ||
      who.x + who.width <= where.x ||
      where.y + where.height <= who.y;
    expect(isApart, `${width}`).toBe(true);
  }
});

test("the first view of About, Join and Sponsors says who the team is, when tryouts are, and whom to contact @both", async ({
  page,
}) => {
  await whileTryoutsAreOpen(page);
  await test.step("About: the first sentence about the team", async () => {
    await openAt(page, firstScreen(page), "/about");
    const blurb = await measureBox(page.getByText(/^Côte Sauvage is an invented club/));
    // Its first sentence is a line long on a desktop, and two on a phone.
    expect(blurb.y + 60).toBeLessThanOrEqual(firstScreen(page)[1]);
  });
  await test.step("Join: when, where, which level, cost, and contact", async () => {
    await open(page, "/join");
    const tryouts = page.getByRole("region", { name: "Tryouts" });
    await expectInFirstView(
      page,
      ...["When", "Where", "Level", "Cost", "Contact"].map((name) =>
        tryouts.locator("dt").getByText(name, { exact: true }).first(),
      ),
      tryouts.getByRole("link", { name: /^tryouts@/ }),
    );
  });
  await test.step("Sponsors: who they are, contact and, on desktops, benefits", async () => {
    await open(page, "/sponsors");
    await expectInFirstView(
      page,
      page.getByRole("heading", { name: "Friends" }),
      page.getByRole("link", { name: /^Email the captains/ }),
    );
    if (isPhone(page)) return;
    await expectInFirstView(page, page.getByRole("heading", { name: "What a sponsor gets" }));
  });
});

test("Home’s ticket has the callout until registration ends, and then that it has ended, with the callout below @both", async ({
  page,
}) => {
  // As of a club whose tryouts have a callout and no dates.
  await page.route("**/index.page.json", async (route) => {
    const response = await route.fetch();
    const file = await response.json();
    const { day } = file.data;
    day.callout.isOnly = true;
    day.dates = undefined;
    await route.fulfill({ json: file });
  });
  const main = page.getByRole("main");
  const callout = main.getByRole("link", { name: /Come and throw with us in May!/ });
  const closed = main.getByRole("link", { name: "Registration has ended" });
  const over = main.getByRole("link", { name: "Tryouts are over" });
  for (const [day, isClosed, isOver] of [
    ["2027-05-07T12:00Z", false, false],
    ["2027-05-09T12:00Z", true, false],
    ["2027-05-18T12:00Z", false, true],
  ] as const) {
    await page.clock.setFixedTime(new Date(day));
    await open(page, "/about");
    await page.getByRole("banner").getByRole("link", { name: /home/i }).first().click();
    await expect(callout).toBeVisible();
    await expect(callout).toHaveAttribute("href", "https://forms.example/tryouts");
    await expect(closed).toHaveCount(isClosed ? 1 : 0);
    await expect(over).toHaveCount(isOver ? 1 : 0);
    const isMarked = isClosed || isOver;
    await expect(callout).toHaveText(isMarked ? /^Closed Come/ : /^Come/);
  }
  const sizes = [await measureBox(over), await measureBox(callout)].map(
    ({ width, height }) => width * height,
  );
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
  await over.click();
  await expect(page).toHaveURL("/join");
});
