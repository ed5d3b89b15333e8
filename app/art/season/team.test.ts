import { expect, test } from "vitest";
import { dressTeam, type DrawnPerson } from "./person.ts";

const name = { first: "A", last: "B" };
const moore: DrawnPerson = { id: "moore", jersey: 8, position: "Cutter", name };
const wetli: DrawnPerson = { id: "wetli", jersey: 5, position: "Handler", name };
const member = (person: DrawnPerson, as: "player" | "captain" | "coach") =>
  as === "coach" ? { person, as } : { person, as, jersey: person.jersey ?? undefined };

test("everyone is drawn in the order of the team, with the number of that season", () => {
  const members = [member(wetli, "player"), { ...member(moore, "captain"), jersey: 11 }];
  expect(dressTeam({ members })).toEqual([wetli, { ...moore, jersey: 11 }]);
});

test("a playing coach is drawn as a player", () => {
  const playing = { ...member(moore, "player"), alsoCoach: true };
  expect(dressTeam({ members: [playing] })).toEqual([moore]);
});

test("a coach of a season is drawn as a coach, without a number, and looks as in other years", () => {
  expect(dressTeam({ members: [member(moore, "coach")] })).toEqual([
    { id: "moore", position: "Coach", usualPosition: "Cutter", name },
  ]);
});

test("guests stand behind the team as players, and nobody twice", () => {
  const members = [member(moore, "coach")];
  const [coach, guest, ...others] = dressTeam({ members, numbers: { wetli: 50 } }, [wetli, moore]);
  expect([coach]).toEqual(dressTeam({ members }));
  expect(guest).toEqual({ ...wetli, jersey: 50 });
  expect(others).toEqual([]);
});
