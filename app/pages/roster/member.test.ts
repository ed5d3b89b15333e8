import { expect, test } from "vitest";
import { exampleData } from "./example-team.ts";
import { membersOf, seasonsOf } from "./member.ts";

function members(year: number) {
  const season = exampleData.seasons.find((one) => one.year === year);
  return season === undefined ? [] : membersOf(exampleData, season);
}

test("players come in published order, then the coaches", () => {
  expect(members(2018).map(({ name }) => name)).toEqual(["Uma Birch", "Eve Elm", "Ann Cedar"]);
});

test("a captain and a coach carry the clipboard, the others do not", () => {
  expect(members(2018).map(({ leads }) => leads)).toEqual(["Captain", undefined, "Coach"]);
});

test("jersey 0 is shown", () => {
  expect(members(2019)[0]?.number).toBe("0");
});

test("who coaches wears no number and has the position of a coach, whatever she played before", () => {
  expect(members(2018)[1]).toMatchObject({ number: "7", position: "Handler" });
  expect(members(2019)[2]).toMatchObject({
    name: "Eve Elm",
    number: undefined,
    position: "Coach",
    leads: "Coach",
  });
});

test("each has the ground of her own picture", () => {
  expect(members(2018).map(({ ground }) => ground)).toEqual(["b", "g", "n"]);
});

test("a person's seasons are those as player and those as coach", () => {
  expect(seasonsOf(exampleData, "elm").map(({ year }) => year)).toEqual([2018, 2019]);
});
