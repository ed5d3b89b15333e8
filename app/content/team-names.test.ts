import { expect, test } from "vitest";
import { isNoTeam } from "./team-names.ts";

test.each(["BYE", "bye 2", "Winner of SF 1", "Loser QF 2", "TBD"])("%s is no team", (name) => {
  expect(isNoTeam(name)).toBe(true);
});

test.each(["Byes of Brest", "Winnipeg", "Lost Boys", "Winners"])("%s is a team", (name) => {
  expect(isNoTeam(name)).toBe(false);
});
