import { expect, test } from "vitest";
import { exampleData } from "./example-team.ts";
import { membersOf, seasonsOf } from "./member.ts";

function members(year: number) {
  const season = exampleData.seasons.find((one) => one.year === year);
  return season === undefined ? [] : membersOf(exampleData, season);
}

test("players are in published order, then coaches", () => {
  expect(members(2018).map(({ name }) => name)).toEqual(["Uma Birch", "Eve Elm", "Ann Cedar"]);
});

test("captains and coaches have their role, others none", () => {
  expect(members(2018).map(({ leads }) => leads)).toEqual(["Captain", undefined, "Coach"]);
});

test("jersey 0 is shown", () => {
  expect(members(2019)[0]?.number).toBe("0");
});

test("a coach has no number and the position Coach, even if she used to play", () => {
  expect(members(2018)[1]).toMatchObject({ number: "7", position: "Handler" });
  expect(members(2019)[2]).toMatchObject({
    name: "Eve Elm",
    number: undefined,
    position: "Coach",
    leads: "Coach",
  });
});

test("each member has the background color of her picture", () => {
  expect(members(2018).map(({ ground }) => ground)).toEqual(["plate1", "sun", "newsprint"]);
});

test("a person’s seasons include her coaching seasons", () => {
  expect(seasonsOf(exampleData, "elm").map(({ year }) => year)).toEqual([2018, 2019]);
});
