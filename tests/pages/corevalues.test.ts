import { expect, test } from "vitest";
import { attribute, readName, select, type HtmlDocument } from "#tests/support/html.ts";
import { pageAt, texts } from "#tests/support/page-at.ts";

const sliders = (page: HtmlDocument) => select(page, 'input[type="range"]');
const settings = (page: HtmlDocument) =>
  sliders(page).map((slider) => Number(attribute(slider, "value")));

test("four sliders from 0 to 100 in whole steps start in the middle, which a number and a text say", async () => {
  const page = await pageAt("/corevalues");
  expect(settings(page)).toEqual([50, 50, 50, 50]);
  expect(sliders(page).map((slider) => readName(slider, page))).toEqual([
    "Brain",
    "Effort",
    "Skill",
    "Character",
  ]);
  for (const element of sliders(page)) {
    expect(["min", "max", "step"].map((name) => attribute(element, name))).toEqual([
      "0",
      "100",
      "1",
    ]);
    expect(attribute(element, "aria-valuetext")).toBe("50 of 100");
  }
  expect(texts(page, "output")).toEqual(["50", "50", "50", "50"]);
  expect(texts(page, "main")[0]).toContain(
    "Brain is 50, Effort 50 and Skill 50. With Character at 50, the circles don’t touch.",
  );
});
