import { checkContent } from "#app/content/check-content.ts";
import { expect, test } from "vitest";
import type { Content } from "#app/content/content.ts";
import { contentFolder, readFolder } from "./load-content.ts";
import { publicContent } from "./privacy.ts";

const { draft } = checkContent(readFolder(contentFolder()));

/** The club, which removes two people already, with one more removed. */
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

/** She has a nickname, created a badge, won an award and led the history. */
const cedar = ["Cedar", "cedar", "Cleo", "Shingle"];

test.each(["initials", "nobody"] as const)(
  "the name of a player shown by %s appears nowhere",
  (shown) => {
    const text = serialised(contentWith("cedar", shown)).toLowerCase();
    for (const name of cedar) expect(text).not.toContain(name.toLowerCase());
    expect(text).not.toContain('"shown"');
  },
);

test("the same names appear while she is visible", () => {
  const text = serialised(contentWith());
  for (const name of cedar) expect(text).toContain(name);
});

test("a captain with a two-letter nickname is removed completely", () => {
  expect(serialised(contentWith())).toMatch(/"QQ"/);
  expect(serialised(contentWith("quill", "initials"))).not.toMatch(/quill|"QQ"/i);
});

test("initials replace the name, with a neutral id", () => {
  const { players, rosters, badgeQuest } = contentWith("cedar", "initials");
  expect(players.get("p-0c27")).toEqual({
    id: "p-0c27",
    name: { first: "C.", last: "C." },
    jersey: 7,
    position: "Cutter",
  });
  expect(players.has("cedar")).toBe(false);
  expect(rosters.filter((roster) => roster.players.includes("p-0c27")).length).toBe(2);
  expect(badgeQuest.badges.get("BUCKET_LIST")?.createdBy).toBe("p-0c27");
  expect(badgeQuest.history.at(-1)?.leaders[2]).toEqual({ place: 3, player: "p-0c27" });
  const awards = badgeQuest.editions.get(2024)?.awards ?? [];
  expect(awards.filter(({ player }) => player === "p-0c27").length).toBe(1);
});

test("an initial is a whole character", () => {
  if (draft.site === undefined) throw new Error("The content has no site.");
  const players = new Map(draft.players);
  const cedarHerself = players.get("cedar");
  if (cedarHerself === undefined) throw new Error("Cedar is gone.");
  const name = { first: "élan", last: "𠮷田" };
  players.set("cedar", { ...cedarHerself, name, shown: "initials" });
  const content = publicContent({ ...draft, site: draft.site, players });
  expect(content.players.get("p-0c27")?.name).toEqual({ first: "É.", last: "𠮷." });
});

test("a removed player is missing from every list, and the others keep their places", () => {
  const { players, rosters, badgeQuest } = contentWith("gorse", "nobody");
  expect(players.size).toBe(44);
  expect(rosters.map((roster) => roster.players.length)).toEqual([1, 38, 11, 9, 3]);
  expect(badgeQuest.history.at(-1)?.leaders).toEqual([
    { place: 2, player: "elder" },
    { place: 3, player: "cedar" },
  ]);
  expect(badgeQuest.editions.get(2024)?.awards.length).toBe(3);
  const { badgeQuest: others } = contentWith("cedar", "nobody");
  expect(others.badges.get("BUCKET_LIST")).not.toHaveProperty("createdBy");
});

/** Artists on a playlist. */
function artists({ playlists }: Content) {
  const page = playlists.get(2025)?.playlists.find(({ id }) => id === "low-water");
  return page?.trackList.map(({ artist }) => artist);
}

test("her captain and track entries are changed or removed, too", () => {
  const initials = contentWith("o", "initials");
  expect(initials.rosters[2]?.captains).toEqual(["p-65c7", "p-2e59"]);
  expect(artists(initials)).toEqual(["p-2e59", "p-65c7"]);
  const nobody = contentWith("o", "nobody");
  expect(artists(nobody)).toEqual(["p-2e59"]);
  expect(nobody.rosters[2]?.captains).toEqual(["p-2e59"]);
  expect(nobody.seasons.find(({ year }) => year === 2025)?.roster?.captains.length).toBe(1);
});

test("a neutral id does not change if someone else switches to initials", () => {
  const before = [...contentWith("quill", "initials").players.keys()];
  const after = [...contentWith("o", "initials").players.keys()];
  expect(before).toContain("p-2e59");
  expect(after).toContain("p-2e59");
});
