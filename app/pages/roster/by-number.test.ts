import { expect, test } from "vitest";
import type { Member } from "#app/pages/roster/member.ts";
import { byNumber } from "./SidelineSheet.tsx";

const member = (last: string, number: string | undefined, leads?: Member["leads"]): Member => ({
  id: last.toLowerCase(),
  first: "A.",
  last,
  name: `A. ${last}`,
  nickname: undefined,
  apart: undefined,
  number,
  position: "Cutter",
  leads,
  ground: "newsprint",
});

test("the sheet is sorted by number, then people without one, coaches last", () => {
  const members = [
    member("Brandt", undefined, "Coach"),
    member("Lopes", "99", "Captain"),
    member("Quill", undefined),
    member("Birch", "6"),
    member("Zero", "0"),
  ];
  expect(byNumber(members).map(({ last }) => last)).toEqual([
    "Zero",
    "Birch",
    "Lopes",
    "Quill",
    "Brandt",
  ]);
});
