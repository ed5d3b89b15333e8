import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { describeBadge, shapeBadge } from "./shape.ts";

const { badges } = buildRecord(loadContent());
const findBadge = (id: string) => findById(badges.values(), id);

test("a card has the badge’s title, and a count only in lists that count", () => {
  const card = { id: "LOW_TIDE", title: "Low Tide", value: "Brain" };
  expect(shapeBadge(findBadge("LOW_TIDE"))).toEqual(card);
  expect(shapeBadge(findBadge("LOW_TIDE"), 0)).toEqual({ ...card, times: 0 });
});

test.each([
  { maker: "a person shown by name", id: "BUCKET_LIST", first: "Cleo", last: "Cedar" },
  { maker: "a person shown by initials", id: "KNOTTY", first: "O.", last: "Q." },
])("a badge names its creator: $maker", ({ id, first, last }) => {
  expect(describeBadge(findBadge(id)).maker).toMatchObject({ first, last });
});

test.each([
  ["of a person who is not shown", "GOOD_NEIGHBOR"],
  ["of an unknown creator", "UNWON"],
])("a badge %s names nobody", (_, id) => {
  expect(describeBadge(findBadge(id)).maker).toBeUndefined();
});

test("only the badge Fifty Plates links to the map of plates", () => {
  expect(describeBadge(findBadge("FIFTY_PLATES")).onMap).toBe(true);
  expect(describeBadge(findBadge("LOW_TIDE")).onMap).toBeUndefined();
});
