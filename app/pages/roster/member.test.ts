import { expect, test } from "vitest";
import { fullName } from "#app/domain/full-name.ts";
import { describePosition } from "#app/entities/person/position.ts";
import { exampleData } from "#tests/support/example-roster.ts";
import { listMembers } from "./member.ts";

function membersOfYear(year: number) {
  const season = exampleData.seasons.find((season) => season.year === year);
  return season === undefined ? [] : listMembers(exampleData, season);
}

const describeMembers = (year: number) =>
  membersOfYear(year).map((member) => `${member.number} ${describePosition(member)}`);

test("players are in published order, then coaches", () => {
  expect(membersOfYear(2018).map(fullName)).toEqual(["Uma Birch", "Eve Elm", "Ann Cedar"]);
});

test("a person has the number, role and position of the season", () => {
  expect(describeMembers(2018)).toEqual(["12 Handler, Captain", "7 Handler", "C Coach"]);
  // Elm, a handler in 2018, coached in 2019.
  expect(describeMembers(2019)).toEqual(["0 Cutter, Captain", "12 Handler", "C Coach"]);
});

test("each member has the background color of her picture", () => {
  expect(membersOfYear(2018).map(({ ground }) => ground)).toEqual(["plate1", "sun", "newsprint"]);
});
