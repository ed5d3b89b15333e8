import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import type { Content, Player } from "#app/content/content.ts";
import { withPlayers } from "#tests/support/changed-club.ts";
import { contentFolder, readFolder } from "./load-content.ts";
import { publicContent } from "./privacy.ts";

const { draft } = checkContent(readFolder(contentFolder()));

/** Neutral ids of people who are shown by initials. */
const CEDAR = "p-0c27";
const O = "p-65c7";
/** She is shown by initials in the content itself. */
const INITIALS = "p-2e59";

/** The club, in which two people are not shown by name, with changes to a player. */
function contentWith(id = "", changes: Partial<Player> = {}): Content {
  if (draft.site === undefined) throw new Error("The content has no site.");
  return publicContent(withPlayers({ [id]: changes }, { ...draft, site: draft.site }));
}

function serialize(content: Content): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof Map ? [...value.entries()] : value,
  );
}

/** Her names and her key. She also created a badge, won an award and led the history. */
const namesOfCedar = ["Cedar", "cedar", "Cleo", "Shingle"];

test.each(["initials", "nobody"] as const)(
  "the names of a player who is shown as “%s” appear nowhere",
  (shown) => {
    const text = serialize(contentWith("cedar", { shown })).toLowerCase();
    for (const name of namesOfCedar) expect(text).not.toContain(name.toLowerCase());
    expect(text).not.toContain('"shown"');
  },
);

test("the same names appear while she is visible", () => {
  const text = serialize(contentWith());
  for (const name of namesOfCedar) expect(text).toContain(name);
});

test("a nickname of two letters is removed, too", () => {
  expect(serialize(contentWith())).toMatch(/"QQ"/);
  expect(serialize(contentWith("quill", { shown: "initials" }))).not.toMatch(/quill|"QQ"/i);
});

test("initials replace the name, with a neutral id", () => {
  const { players, rosters, badgeQuest } = contentWith("cedar", { shown: "initials" });
  expect(players.get(CEDAR)).toEqual({
    id: CEDAR,
    name: { first: "C.", last: "C." },
    jersey: 7,
    position: "Cutter",
  });
  expect(players.has("cedar")).toBe(false);
  expect(rosters.filter((roster) => roster.players.includes(CEDAR)).length).toBe(2);
  expect(badgeQuest.badges.get("BUCKET_LIST")?.createdBy).toBe(CEDAR);
  expect(badgeQuest.history.at(-1)?.leaders[2]).toEqual({ place: 3, player: CEDAR });
  const awards = badgeQuest.editions.get(2024)?.awards ?? [];
  expect(awards.filter(({ player }) => player === CEDAR).length).toBe(1);
});

test("an initial is a whole character", () => {
  const name = { first: "élan", last: "𠮷田" };
  const content = contentWith("cedar", { name, shown: "initials" });
  expect(content.players.get(CEDAR)?.name).toEqual({ first: "É.", last: "𠮷." });
});

/** People in the lists of the club: everyone, the rosters, and the awards of 2024. */
function listPeople({ players, rosters, badgeQuest }: Content): string[][] {
  const awards = badgeQuest.editions.get(2024)?.awards ?? [];
  return [
    [...players.keys()],
    rosters.flatMap((roster) => roster.players),
    awards.map(({ player }) => player),
  ];
}

test("a removed player is missing from every list, and the others stay", () => {
  const before = listPeople(contentWith());
  expect(before.every((people) => people.includes("gorse"))).toBe(true);
  expect(listPeople(contentWith("gorse", { shown: "nobody" }))).toEqual(
    before.map((people) => people.filter((id) => id !== "gorse")),
  );
});

test("without a removed leader, the others keep their places in the history of Badge Quest", () => {
  expect(contentWith("gorse", { shown: "nobody" }).badgeQuest.history.at(-1)?.leaders).toEqual([
    { place: 2, player: "elder" },
    { place: 3, player: "cedar" },
  ]);
});

test("a badge does not name a creator who is removed", () => {
  const { badges } = contentWith("cedar", { shown: "nobody" }).badgeQuest;
  expect(badges.get("BUCKET_LIST")).toBeDefined();
  expect(badges.get("BUCKET_LIST")).not.toHaveProperty("createdBy");
});

/** Artists on a playlist. */
function artists({ playlists }: Content) {
  const page = playlists.get(2025)?.playlists.find(({ id }) => id === "low-water");
  return page?.trackList.map(({ artist }) => artist);
}

// In 2025, o and initials were the captains, and have the tracks of this playlist.
test("a captain’s and an artist’s id is replaced, or removed", () => {
  const initials = contentWith("o", { shown: "initials" });
  expect(initials.rosters[2]?.captains).toEqual([O, INITIALS]);
  expect(artists(initials)).toEqual([INITIALS, O]);
  const nobody = contentWith("o", { shown: "nobody" });
  expect(artists(nobody)).toEqual([INITIALS]);
  expect(nobody.rosters[2]?.captains).toEqual([INITIALS]);
  expect(nobody.seasons.find(({ year }) => year === 2025)?.roster?.captains.length).toBe(1);
});

test("a neutral id does not change if someone else switches to initials", () => {
  const before = [...contentWith("quill", { shown: "initials" }).players.keys()];
  const after = [...contentWith("o", { shown: "initials" }).players.keys()];
  expect(before).toContain(INITIALS);
  expect(after).toContain(INITIALS);
});
