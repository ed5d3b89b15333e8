import { isValidElement } from "react";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/content/record/build-record.ts";
import { SheetSide } from "./DaySheet.tsx";
import { type EndingTryouts, shapeTryouts } from "./shape-tryouts.ts";
import { shapeDay } from "./shape-day.ts";

const content = loadContent();
const base = { callout: "Come", link: "https://forms.example/", until: "2027-05-07" };
const tryouts: EndingTryouts = { ...base, dates: [], bring: [], faq: [] };

const day = "2027-05-15";
const sheetWith = (dates: EndingTryouts["dates"]) =>
  shapeTryouts({ ...tryouts, dates }, true).sheets[0];

test("a day of tryouts has its hours, as far as they are known, and its place", () => {
  const sheet = sheetWith([
    { day, start: "10:00", end: "15:00", place: "Gull Point" },
    { day, start: "10:00" },
    { day, end: "15:00", place: "Gull Point" },
    { day },
  ]);
  expect(sheet?.list?.days.map(({ detail }) => detail)).toEqual([
    "10:00 AM to 3:00 PM, Gull Point",
    "from 10:00 AM",
    "until 3:00 PM, Gull Point",
    "",
  ]);
});

/** The keys of all list items in what a component returned. */
function rowKeys(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(rowKeys);
  if (!isValidElement<{ children?: unknown }>(node)) return [];
  return [...(node.type === "li" ? [node.key] : []), ...rowKeys(node.props.children)];
}

test("two tryouts on one day are two rows", () => {
  const sheet = sheetWith([
    { day, start: "10:00", end: "12:00" },
    { day, start: "14:00", end: "16:00" },
  ]);
  if (sheet === undefined) throw new Error("The tryouts have no sheet.");
  const keys = rowKeys(SheetSide({ sheet, art: "", now: undefined, state: undefined }));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

test("tryouts without a zone have that of the newest tournament, sanctioned or not, played or to come", () => {
  const tournaments = content.tournaments.map((one, index, { length }) => ({
    ...one,
    sanctioned: index < length - 1,
    timeZone: index < length - 1 ? "America/Denver" : "America/Chicago",
  }));
  const record = buildRecord({ ...content, tournaments });
  const zoneOf = (one: EndingTryouts) =>
    shapeDay(one, { record, publishedAt: undefined }).dates?.tryouts?.zone;
  expect(zoneOf(tryouts)).toBe("America/Chicago");
  expect(zoneOf({ ...tryouts, timeZone: "America/New_York" })).toBe("America/New_York");
});
