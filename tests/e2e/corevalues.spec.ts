import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { open } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";
import { sidewaysWidths } from "./support/width.ts";

const values = ["Brain", "Effort", "Skill", "Character"] as const;
const inWords = {
  middle: "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles stand apart.",
  played: "Brain is 88, Effort 94 and Skill 81. With Character at 97, all three overlap.",
};
const played = "/corevalues?brain=88&effort=94&skill=81&character=97";

const ink = {
  blue: [0, 63, 170],
  ochre: [179, 129, 0],
  oxblood: [122, 36, 47],
  green: [33, 93, 57],
  line: [26, 22, 17],
  paper: [252, 247, 236],
  nightPaper: [24, 29, 40],
};

const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

async function settings(page: Page): Promise<number[]> {
  return Promise.all(values.map(async (name) => Number(await slider(page, name).inputValue())));
}

/** The colour of the canvas at a place of the drawing, which is 500 units wide and high. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  return page.locator("canvas").evaluate(
    (canvas, [at, down]) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("This is no canvas.");
      const scale = canvas.width / 500;
      const brush = canvas.getContext("2d");
      const pixel = brush?.getImageData(Math.round(at * scale), Math.round(down * scale), 1, 1);
      return [...(pixel?.data ?? [])].slice(0, 3);
    },
    [x, y] as const,
  );
}

/** Where the middle of the triangle's upper corner is for a value of Character. */
const top = (character: number) => 262 - ((200 - character) * 1.14) / Math.sqrt(3);

async function canvasSize(page: Page) {
  return page.locator("canvas").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("This is no canvas.");
    const { width, height } = canvas.getBoundingClientRect();
    return { shown: [width, height], pixels: [canvas.width, canvas.height] };
  });
}

test("four sliders from 0 to 100 by whole steps stand in the middle at first", async ({ page }) => {
  await open(page, "/corevalues");
  await expect(page).toHaveTitle("Core Values · Rival Ultimate");
  expect(await settings(page)).toEqual([50, 50, 50, 50]);
  for (const name of values) {
    await expect(slider(page, name)).toHaveAttribute("min", "0");
    await expect(slider(page, name)).toHaveAttribute("max", "100");
    await expect(slider(page, name)).toHaveAttribute("step", "1");
    await expect(slider(page, name)).toHaveAttribute("aria-valuetext", "50 of 100");
  }
  await expect(slider(page, "Character")).toHaveAccessibleDescription("Pulls the three together.");
  await expect(page.locator("output")).toHaveText(["50", "50", "50", "50"]);
});

test("the canvas is 500 pixels wide, 350 on phones, with a pixel for each of the screen", async ({
  page,
}) => {
  await open(page, "/corevalues");
  const side = (page.viewportSize()?.width ?? 0) < 900 ? 350 : 500;
  const density = await page.evaluate(() => devicePixelRatio);
  const pixels = Math.round(side * density);
  expect(await canvasSize(page)).toEqual({ shown: [side, side], pixels: [pixels, pixels] });
});

test("the default picture shows three circles of one size at the corners of a triangle", async ({
  page,
}) => {
  await open(page, "/corevalues");
  const [y, low] = [top(50), 262 + (262 - top(50)) / 2];
  expect(await colourAt(page, 250, y - 30)).toEqual(ink.blue);
  expect(await colourAt(page, 250 - 85.5 - 30, low)).toEqual(ink.ochre);
  expect(await colourAt(page, 250 + 85.5 + 30, low)).toEqual(ink.oxblood);
  expect(await colourAt(page, 250, y)).toEqual(ink.paper);
  expect(await colourAt(page, 250, low)).toEqual(ink.line);
  expect(await colourAt(page, 250, 262)).toEqual(ink.paper);
  expect(await colourAt(page, 250, y - 60)).toEqual(ink.paper);
});

test("a value sets the radius of its circle alone", async ({ page }) => {
  await open(page, "/corevalues");
  const [y, low] = [top(50), 262 + (262 - top(50)) / 2];
  await slider(page, "Brain").fill("80");
  expect(await colourAt(page, 250, y - 80 * 1.14 + 3)).toEqual(ink.blue);
  expect(await colourAt(page, 250, y - 80 * 1.14 - 3)).toEqual(ink.paper);
  expect(await colourAt(page, 250 - 85.5 - 54, low)).toEqual(ink.ochre);
  expect(await colourAt(page, 250 - 85.5 - 60, low)).toEqual(ink.paper);
});

test("character pulls the corners together and prints where all three circles meet", async ({
  page,
}) => {
  await open(page, "/corevalues?brain=90&effort=90&skill=90&character=0");
  expect(await colourAt(page, 250, top(0))).toEqual(ink.paper);
  await slider(page, "Character").fill("100");
  expect(await colourAt(page, 250, top(100))).toEqual(ink.paper);
  expect(await colourAt(page, 250, top(0))).toEqual(ink.blue);
  expect(await colourAt(page, 250, 268)).toEqual(ink.green);
  // Two inks alone mix: neither of them is left where Brain and Effort cross.
  const mixed = await colourAt(page, 213, 241);
  expect(mixed).not.toEqual(ink.blue);
  expect(mixed.every((part, i) => part <= (ink.blue[i] ?? 0) && part <= (ink.ochre[i] ?? 0))).toBe(
    true,
  );
});

test("the picture, the figure and the words follow a slider at once", async ({ page }) => {
  await open(page, "/corevalues");
  const same = await page.evaluate(async () => {
    const canvas = document.querySelector("canvas");
    const range = document.querySelector<HTMLInputElement>("input[type=range]");
    const status = document.querySelector("main [role=status]");
    if (canvas === null || range === null || status === null) return ["nothing to see"];
    const before = canvas.toDataURL();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    setValue?.call(range, "73");
    range.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    return [
      canvas.toDataURL() === before ? "the old picture" : "a new picture",
      document.querySelector("output")?.textContent,
      status.textContent.slice(0, 13),
      canvas.ariaLabel === status.textContent,
    ];
  });
  expect(same).toEqual(["a new picture", "73", "Brain is 73, ", true]);
});

test("sliders are worked with the keyboard", async ({ page }) => {
  await open(page, "/corevalues");
  await slider(page, "Effort").focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page, "Effort")).toHaveAttribute("aria-valuetext", "51 of 100");
  await page.keyboard.press("End");
  await expect(page.locator("output").nth(1)).toHaveText("100");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator("output").nth(1)).toHaveText("100");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("output").nth(1)).toHaveText("0");
  await page.keyboard.press("Tab");
  await expect(slider(page, "Skill")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await settings(page)).toEqual([50, 50, 50, 50]);
});

test("the numbers enter the address without a step in the history, defaults left out", async ({
  page,
}) => {
  await open(page, "/about");
  await page.locator("main").getByRole("link", { name: "Play with the core values" }).click();
  await expect(page).toHaveURL("/corevalues");
  await slider(page, "Brain").fill("88");
  await expect(page).toHaveURL("/corevalues?brain=88");
  await slider(page, "Character").fill("0");
  await expect(page).toHaveURL("/corevalues?brain=88&character=0");
  await slider(page, "Brain").fill("50");
  await expect(page).toHaveURL("/corevalues?character=0");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(page).toHaveURL("/corevalues?character=0");
  await expect(slider(page, "Character")).toHaveValue("0");
});

test("a link shows what its sender saw, and a reload keeps it", async ({ page }) => {
  await open(page, played);
  for (const visit of ["first", "second"]) {
    await expect(page.getByText(inWords.played), visit).toBeVisible();
    expect(await settings(page), visit).toEqual([88, 94, 81, 97]);
    expect(await colourAt(page, 250, 292), visit).toEqual(ink.green);
    await page.reload();
  }
});

test("values that no slider can have fall back to the middle, each alone", async ({ page }) => {
  await open(page, "/corevalues?brain=101&effort=-3&skill=many&character=97");
  await expect(slider(page, "Character")).toHaveValue("97");
  expect(await settings(page)).toEqual([50, 50, 50, 97]);
});

test("reset puts all sliders into the middle and empties the address", async ({ page }) => {
  await open(page, played);
  await expect(slider(page, "Brain")).toHaveValue("88");
  await page.getByRole("button", { name: "Reset to 50" }).click();
  expect(await settings(page)).toEqual([50, 50, 50, 50]);
  await expect(page.getByText(inWords.middle)).toBeVisible();
  await expect(page).toHaveURL("/corevalues");
});

test("the sentence below says what the picture shows, and names the canvas", async ({ page }) => {
  await open(page, "/corevalues");
  await expect(page.getByRole("img", { name: inWords.middle })).toBeVisible();
  await expect(page.getByText(inWords.middle)).toHaveAttribute("aria-busy", "false");
  await open(page, played);
  await expect(page.getByRole("img", { name: inWords.played })).toBeVisible();
});

test("a change of the colour scheme draws the picture anew", async ({ page }) => {
  await open(page, "/corevalues");
  expect(await colourAt(page, 250, 262)).toEqual(ink.paper);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => colourAt(page, 250, 262)).toEqual(ink.nightPaper);
  expect(await colourAt(page, 250, top(50) - 30)).toEqual([79, 134, 255]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => colourAt(page, 250, 262)).toEqual(ink.paper);
});

test("a resized window draws the picture in the new size @desktop", async ({ page }) => {
  await open(page, "/corevalues?character=100");
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(() => canvasSize(page)).toEqual({ shown: [350, 350], pixels: [350, 350] });
  expect(await colourAt(page, 250, top(100) - 30)).toEqual(ink.blue);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => canvasSize(page)).toEqual({ shown: [320, 320], pixels: [320, 320] });
});

test("another density of the screen draws the picture with as many pixels @desktop", async ({
  page,
}) => {
  await open(page, "/corevalues");
  const session = await page.context().newCDPSession(page);
  for (const density of [3, 1.5, 2]) {
    await session.send("Emulation.setDeviceMetricsOverride", {
      width: 1440,
      height: 900,
      deviceScaleFactor: density,
      mobile: false,
    });
    await expect
      .poll(() => canvasSize(page))
      .toEqual({ shown: [500, 500], pixels: [500 * density, 500 * density] });
  }
  expect(await colourAt(page, 250, top(50) - 30)).toEqual(ink.blue);
});

test("the artwork under the canvas is the same picture, by day and by night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/corevalues");
  const figure = page.locator("figure");
  const shot = async (canvas: "visible" | "hidden") => {
    await page.locator("canvas").evaluate((node, visibility) => {
      if (node instanceof HTMLElement) node.style.visibility = visibility;
    }, canvas);
    const bytes = await figure.screenshot();
    return bytes.toString("base64");
  };
  const blank = await page.context().newPage();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(() => colourAt(page, 250, 262))
      .toEqual(colorScheme === "light" ? ink.paper : ink.nightPaper);
    const pair = [await shot("visible"), await shot("hidden")];
    const differing = await blank.evaluate(async (pictures) => {
      const pixels = await Promise.all(
        pictures.map(async (picture) => {
          const response = await fetch(`data:image/png;base64,${picture}`);
          const bitmap = await createImageBitmap(await response.blob());
          const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          brush?.drawImage(bitmap, 0, 0);
          return brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
        }),
      );
      const [one, other] = pixels;
      const parts = Array.from(one ?? [], (part, i) => Math.abs(part - (other?.[i] ?? 0)));
      return parts.filter((difference) => difference > 64).length;
    }, pair);
    expect(differing, colorScheme).toBeLessThan(100);
  }
  await blank.close();
});

test("sliders moved very often do not flood the history", async ({ page }) => {
  await open(page, "/corevalues");
  await page.evaluate(async () => {
    const range = document.querySelector<HTMLInputElement>("input[type=range]");
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    for (let step = 0; step <= 400; step += 1) {
      setValue?.call(range, String(step % 100));
      range?.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
    setValue?.call(range, "61");
    range?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page).toHaveURL("/corevalues?brain=61");
});

test("leaving at once after a move keeps the next page's address clean", async ({ page }) => {
  await open(page, "/corevalues");
  await slider(page, "Skill").fill("12");
  await page.getByRole("contentinfo").getByRole("link", { name: "Fifty Plates" }).click();
  await expect(page).toHaveURL("/fiftyplates");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/fiftyplates");
});

test("a slider moved before the scripts arrive keeps its place", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/corevalues?brain=88", { waitUntil: "commit" });
  await slider(page, "Effort").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  arrive();
  await expect(page).toHaveURL("/corevalues?brain=88&effort=52");
  expect(await settings(page)).toEqual([88, 52, 50, 50]);
});

test("with forced colours the sliders can be seen @desktop", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/corevalues");
  await expect(slider(page, "Brain")).toHaveCSS("appearance", "auto");
});

test("the page has no accessibility violations by day and by night", async ({ page }) => {
  await open(page, played);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);
});

test("the page never scrolls sideways", async ({ page }) => {
  await open(page, played);
  expect(await sidewaysWidths(page)).toEqual([]);
});

test("without scripts the picture is there as artwork, in words and with its numbers @no-scripts", async ({
  page,
}) => {
  await page.goto(played);
  const artwork = page.locator("figure svg");
  await expect(artwork).toBeVisible();
  const side = (page.viewportSize()?.width ?? 0) < 900 ? 350 : 500;
  const box = await artwork.boundingBox();
  expect(box?.width).toBe(side);
  await expect(page.getByText(inWords.middle)).toBeVisible();
  await expect(page.locator("output")).toHaveText(["50", "50", "50", "50"]);
  await expect(page.getByText("Moving the sliders needs scripts")).toBeVisible();
  for (const name of values) await expect(page.getByLabel(name, { exact: true })).toBeHidden();
  await expect(page.getByText("Reset to 50")).toBeHidden();
});
