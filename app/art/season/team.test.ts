import { expect, test } from "vitest";
import { dressTeam, type Person, listTeam } from "./person.ts";

const name = { first: "A", last: "B" };
const moore: Person = { id: "moore", jersey: 8, position: "Cutter", name };
const wetli: Person = { id: "wetli", jersey: 5, position: "Handler", name };
const players = new Map([moore, wetli].map((person) => [person.id, person]));

test("a team is drawn in roster order, and an unknown id is skipped", () => {
  const roster = { players: ["wetli", "nobody", "moore"], coaches: [] };
  expect(listTeam(roster, players)).toEqual([wetli, moore]);
});

test("a player who returns as a coach is drawn as a coach, without her number", () => {
  expect(listTeam({ players: ["wetli"], coaches: ["moore"] }, players)).toEqual([
    wetli,
    { id: "moore", position: "Coach", usualPosition: "Cutter", name },
  ]);
});

test("a playing coach is drawn as a player", () => {
  expect(listTeam({ players: ["moore"], coaches: ["moore"] }, players)).toEqual([moore]);
});

test("a guest is drawn as a player, without changing anyone’s position or inks", () => {
  const roster = { players: [], coaches: ["moore"] };
  const [coach, guest] = listTeam(roster, players, ["wetli", "moore"]);
  expect([coach]).toEqual(listTeam(roster, players));
  expect(guest).toEqual(wetli);
});

const member = (person: Person, as: "player" | "captain" | "coach") =>
  as === "coach" ? { person, as } : { person, as, jersey: person.jersey ?? undefined };

test("everyone is drawn in the order of the team, with the number of that season", () => {
  const members = [member(wetli, "player"), { ...member(moore, "captain"), jersey: 11 }];
  expect(dressTeam({ members })).toEqual([wetli, { ...moore, jersey: 11 }]);
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
