import { checkContent } from "#app/content/check-content.ts";
import { expect, test } from "vitest";
import type { Content } from "#app/content/content.ts";
import { publicContent } from "./privacy.ts";
import { readFolder } from "./read-folder.ts";

const { draft } = checkContent(readFolder("content"));

/** The real content with one person hidden, or as it is. */
function contentWith(id?: string, shown?: "initials" | "nobody"): Content {
  if (draft.site === undefined) throw new Error("The content has no site.");
  const players = new Map(draft.players);
  const player = players.get(id ?? "");
  if (player !== undefined && shown !== undefined) players.set(player.id, { ...player, shown });
  return publicContent({ ...draft, site: draft.site, players });
}

function serialised(content: Content): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof Map ? [...value.entries()] : value,
  );
}

/** She has a nickname, created badges, won awards and led the history. */
const craycraft = ["Craycraft", "craycraft", "Jules"];

test.each(["initials", "nobody"] as const)("a player shown by %s is named nowhere", (shown) => {
  const text = serialised(contentWith("craycraft", shown)).toLowerCase();
  for (const name of craycraft) expect(text).not.toContain(name.toLowerCase());
  expect(text).not.toMatch(/"first":"sarah"[^}]*"last":"c/);
  expect(text).not.toContain('"shown"');
});

test("the same names are there while she is shown", () => {
  const text = serialised(contentWith());
  for (const name of craycraft) expect(text).toContain(name);
});

test.each(["initials", "nobody"] as const)("shown by %s, no part of her name is left", (shown) => {
  const parts = ["schroder", "Emmy", "Schroder", "Mantis"];
  const [open, hidden] = [contentWith(), contentWith("schroder", shown)].map(serialised);
  for (const part of parts) {
    expect(open).toContain(part);
    expect(hidden?.toLowerCase()).not.toContain(part.toLowerCase());
  }
});

test("a captain with a nickname of two letters leaves no trace of it", () => {
  expect(serialised(contentWith("gerencser", "initials"))).not.toMatch(/gerencser|"LG"/i);
});

test("initials stand for the name, under an id that gives nothing away", () => {
  const { players, rosters, badgeQuest } = contentWith("craycraft", "initials");
  expect(players.get("player-1")).toEqual({
    id: "player-1",
    name: { first: "S.", last: "C." },
    jersey: 16,
    position: "Cutter",
  });
  expect(players.has("craycraft")).toBe(false);
  expect(rosters.filter((roster) => roster.players.includes("player-1")).length).toBe(3);
  expect(badgeQuest.badges.get("INTO_IT")?.createdBy).toBe("player-1");
  expect(badgeQuest.history.at(-1)?.leaders[0]).toEqual({ place: 1, player: "player-1" });
  const awards = badgeQuest.editions.get(2018)?.awards ?? [];
  expect(awards.filter(({ player }) => player === "player-1").length).toBe(59);
});

test("a player who is not shown leaves every list, and the others keep their places", () => {
  const { players, rosters, badgeQuest } = contentWith("craycraft", "nobody");
  expect(players.size).toBe(78);
  expect(rosters.map((roster) => roster.players.length)).toEqual([21, 23, 22, 25, 27, 18, 20]);
  expect(badgeQuest.badges.get("INTO_IT")).not.toHaveProperty("createdBy");
  expect(badgeQuest.history.at(-1)?.leaders).toEqual([
    { place: 2, player: "knowles" },
    { place: 3, player: "fazekas" },
  ]);
  expect(badgeQuest.editions.get(2018)?.awards.length).toBe(512 - 59);
});

test("captains and tracks follow", () => {
  const initials = contentWith("pruitt", "initials");
  expect(initials.rosters[4]?.captains).toEqual(["player-1", "walker", "wright", "fazekas"]);
  const songs = initials.playlists.get(2019)?.playlists.find(({ id }) => id === "new-boots");
  expect(songs?.trackList.map(({ artist }) => artist)).toEqual(["wright", "player-1"]);
  const nobody = contentWith("pruitt", "nobody");
  expect(nobody.rosters[4]?.captains).toEqual(["walker", "wright", "fazekas"]);
  expect(nobody.seasons.find(({ year }) => year === 2019)?.roster?.captains.length).toBe(3);
});
