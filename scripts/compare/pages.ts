import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { z } from "zod";
import { open } from "#tests/e2e/support/hydrated.ts";
import { filesBelow } from "#tests/support/files.ts";

const WIDTHS = [390, 820, 1440];

/** A state of a page: its address, and an element to press. */
interface State {
  readonly address: string;
  readonly name?: string;
  /** Selector of the element to press, if it is visible. */
  readonly press?: string;
  readonly isMatchDay?: true;
  readonly withoutScripts?: true;
}

/** States of pages beyond the initial ones. They must exist for every club. */
const states: readonly State[] = [
  "/news?show=all",
  "/news?q=an",
  "/news?q=nothinglikethis",
  "/news?photo=1",
  "/results?show=all",
  "/results?q=an",
  "/results?q=nothinglikethis",
  "/roster?view=list",
  "/roster?view=player",
  "/roster?season=unknown",
  "/players?q=an",
  "/players?q=nothinglikethis",
  "/opponents?q=an",
  "/opponents?q=nothinglikethis",
  "/opponents?sort=wins",
  "/search?q=an",
  "/search?q=nothinglikethis",
  "/badgequest?view=person",
  "/badgequest?view=badge",
  "/offline",
  "/no-such-page",
].map((address) => ({ address }));

const pressedStates: readonly State[] = [
  { address: "/badgequest", name: "person", press: 'main a[href*="player="]' },
  { address: "/badgequest?view=badge", name: "badge", press: 'main a[href*="badge="]' },
  { address: "/fiftyplates", name: "plate", press: 'main a[href*="plate="]' },
  { address: "/join", name: "menu", press: "button[popovertarget]" },
  { address: "/join", name: "search dialog", press: 'header a[href^="/search"][aria-haspopup]' },
];

const otherStates: readonly State[] = [
  { address: "/", name: "match day", isMatchDay: true },
  ...["/", "/results", "/roster", "/badgequest"].map((address): State => ({
    address,
    name: "without scripts",
    withoutScripts: true,
  })),
];

const media = [
  { name: "day", emulated: { colorScheme: "light" } },
  { name: "night", emulated: { colorScheme: "dark" } },
  { name: "print", emulated: { media: "print" }, width: 820 },
  { name: "forced colors", emulated: { forcedColors: "active" }, width: 1440 },
] as const;

const usualMedia = { colorScheme: "light", media: "screen", forcedColors: "none" } as const;

/** File name of a picture: "results show=all, 820, day". */
function pictureName({ address, name }: State, width: number, medium: string): string {
  const path = address === "/" ? "home" : address.slice(1).replaceAll(/[/?&]/g, " ");
  return `${[path, name, width, medium].filter((part) => part !== undefined).join(", ")}.png`;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Drawings below the viewport load once it is as tall as the page.
  await page.evaluate(`(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => {
      image.loading = "eager";
      return image.decode().catch(() => {});
    }));
  })()`);
  await page.waitForTimeout(300);
}

/** Presses the first visible element of a selector; returns whether there is one at this width. */
async function pressFirst(page: Page, selector: string): Promise<boolean> {
  const element = page.locator(selector).locator("visible=true").first();
  if ((await element.count()) === 0) return false;
  await element.click();
  if (selector.includes("/search")) await page.getByRole("searchbox").fill("an");
  await settle(page);
  return true;
}

/** Styles for stable screenshots: lays out the whole page, and hides the caret, which blinks even in forced colors. */
const STEADY = `
  * { content-visibility: visible !important }
  input:focus { forced-color-adjust: none !important }
`;

async function openState(page: Page, { address, isMatchDay, withoutScripts }: State) {
  await page.clock.setFixedTime(isMatchDay ? "2026-06-13T13:30:00Z" : "2026-05-01T16:00:00Z");
  if (withoutScripts) await page.goto(address);
  else {
    await open(page, address);
    await page.addStyleTag({ content: STEADY });
  }
  await settle(page);
}

const folder = process.env["COMPARE_FOLDER"] ?? "";
const addressStart = process.env["COMPARE_ONLY"] ?? "";
const routes = z.array(z.string()).parse(JSON.parse(process.env["COMPARE_ROUTES"] ?? "[]"));
const initialStates = routes.map((address): State => ({ address }));
const compared = [...initialStates, ...states, ...pressedStates, ...otherStates].filter(
  ({ address }) => address.startsWith(addressStart),
);

for (const state of compared) {
  for (const width of WIDTHS) {
    test(pictureName(state, width, "px"), async ({ browser }) => {
      const page = await browser.newPage({
        viewport: { width, height: width < 600 ? 844 : 900 },
        javaScriptEnabled: state.withoutScripts !== true,
      });
      await openState(page, state);
      if (state.press !== undefined) {
        const pictureBefore = join(folder, pictureName(state, width, "day"));
        if (!(await pressFirst(page, state.press))) {
          expect(existsSync(pictureBefore), "The part to press is gone.").toBe(false);
          return;
        }
      }
      for (const { name, emulated, ...rest } of media) {
        if ("width" in rest && rest.width !== width) continue;
        await page.emulateMedia({ ...usualMedia, ...emulated });
        // Some parts are only rendered for print.
        if (name === "print") await page.waitForTimeout(300);
        await expect
          .soft(page)
          .toHaveScreenshot([pictureName(state, width, name)], { fullPage: true });
      }
      await page.close();
    });
  }
}

/** Removes the hashes in script names, and the versions derived from them. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/(\/?assets\/[\w.-]+?)-[\w-]{7}\.(js|css)\b/g, "$1.$2")
    .replaceAll(/"(code|revision)":"\w+"/g, '"$1":""')
    .replaceAll(/data-(code|revision)="\w+"/g, 'data-$1=""');
}

/** One line per file of a site with its hash. Compressed copies are skipped. */
function fileHashes(out: string): string[] {
  return filesBelow(out, /\.(?!br$|gz$)\w+$/).map((path) => {
    const bytes = readFileSync(path);
    const content = /\.(?:html|js|json|css)$/.test(path) ? withoutHashes(bytes.toString()) : bytes;
    const name = withoutHashes(path.slice(out.length + 1));
    return `${name} ${createHash("sha256").update(content).digest("hex")}`;
  });
}

if (addressStart === "") {
  test("files", () => {
    const lines = fileHashes(process.env["SITE_OUT"] ?? "dist");
    expect(lines.join("\n")).toMatchSnapshot("files.txt");
  });
}
