import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { sortByNumber } from "./SidelineSheet.tsx";

const member = (last: string, number: string) => {
  return { id: brandId<"person">(last), first: "A.", last, number, ground: "newsprint" as const };
};

test("the sideline sheet is in order of numbers, then people without one, coaches last", () => {
  const members = [
    member("Brandt", "C"),
    member("Lopes", "99"),
    member("Quill", ""),
    member("Birch", "6"),
    member("Zero", "0"),
  ];
  expect(sortByNumber(members).map(({ last }) => last)).toEqual([
    "Zero",
    "Birch",
    "Lopes",
    "Quill",
    "Brandt",
  ]);
});
