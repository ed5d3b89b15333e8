import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { brandId } from "#app/domain/ids.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { describeBadge, shapeBadge } from "./shape.ts";

const { badges } = buildRecord(loadContent());
const badge = (id: string) => {
  const found = badges.get(brandId(id));
  if (found === undefined) throw new Error(`There is no badge ${id}.`);
  return found;
};

test("a card has the badge’s title, and a count only in lists that count", () => {
  const card = { id: "LOW_TIDE", title: "Low Tide", value: "Brain" };
  expect(shapeBadge(badge("LOW_TIDE"))).toEqual(card);
  expect(shapeBadge(badge("LOW_TIDE"), 0)).toEqual({ ...card, times: 0 });
});

test("a badge names its creator, if she is known and visible", () => {
  expect(describeBadge(badge("BUCKET_LIST")).maker).toMatchObject({ first: "Cleo", last: "Cedar" });
  expect(describeBadge(badge("KNOTTY")).maker).toMatchObject({ id: "p-2e59", last: "Q." });
  expect(describeBadge(badge("GOOD_NEIGHBOR")).maker).toBeUndefined();
  expect(describeBadge(badge("UNWON")).maker).toBeUndefined();
});

test("only the badge for plates leads to the map", () => {
  expect(describeBadge(badge("FIFTY_PLATES")).onMap).toBe(true);
  expect(describeBadge(badge("LOW_TIDE")).onMap).toBeUndefined();
});
