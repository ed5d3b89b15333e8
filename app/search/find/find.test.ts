import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/page/sources.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { find } from "./find.ts";
import type { Group } from "./hits.ts";

const findable = makeFindable(openSources(loadContent()));

const names = (groups: readonly Group[]) =>
  groups.map(({ kind, hits }) => `${kind}: ${hits.map(({ entry }) => entry.title).join(", ")}`);
const found = (query: string) => names(find(findable, query).groups);

test("two words that meet find games, and what these belong to", () => {
  const { groups } = find(findable, "gale 2025");
  expect(names(groups)).toEqual([
    "games: Albany Gale",
    "seasons: Côte Sauvage 2025",
    "tournaments: Fog Bowl 2025",
    "opponents: Albany Gale",
  ]);
  expect(groups[0]?.note).toBe("1–0 in 2025");
  expect(groups[2]?.hits[0]?.detail).toBe("met Albany Gale once");
});

test("a tournament is found by its finish", () => {
  const group = find(findable, "1st").groups.find(({ kind }) => kind === "tournaments");
  const places = group?.hits.map(({ entry }) => (entry.kind === "tournaments" ? entry.place : 0));
  expect(new Set(places)).toEqual(new Set([1]));
});

test("games whose words only begin like the typed ones stand behind a whole nickname", () => {
  const entries = findable.entries.map((entry) =>
    entry.kind === "people" && entry.id === "cedar" ? { ...entry, hiddenKeywords: "F-Ga" } : entry,
  );
  const kinds = find({ ...findable, entries }, "f-ga").groups.map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["people", "games"]);
  expect(find(findable, "f ga").groups[0]?.kind).toBe("games");
});

test("a state is found by its name and by its code, and detail so", () => {
  expect(found("maine")).toContain("places: Eastport, Portland, Rockland");
  expect(found("me")).toContain("places: Eastport, Portland, Rockland");
  expect(find(findable, "maine").state).toBe("ME");
  expect(find(findable, "fog").state).toBeUndefined();
});

test("people are found by nickname, number, accents left out, and by position in a year", () => {
  expect(found("shingle")).toEqual(["people: Cleo Cedar"]);
  expect(found("99")).toEqual(["people: Inês Lopes"]);
  expect(found("aberg")).toEqual(["people: Åsa Åberg"]);
  expect(found("captain nunez")).toEqual(["people: Begoña Núñez"]);
  expect(find(findable, "handler 2023").groups[0]?.hits).toHaveLength(1);
});

test("a whole word comes before the beginning of one", () => {
  const [people] = find(findable, "1").groups;
  expect(people?.hits[0]?.entry.title).toBe("Li O");
});

test("a typo is forgiven from four letters on, apart from what is exact", () => {
  expect(find(findable, "gael").groups).toEqual([]);
  expect(names(find(findable, "gael").fuzzyGroups)[0]).toBe("opponents: Albany Gale");
  expect(find(findable, "alde").fuzzyGroups).toEqual([]);
  expect(find(findable, "2029").count).toBe(0);
});

test("a name that was typed whole comes first, whatever its kind", () => {
  expect(found("records")[0]).toBe("pages: Records");
});

test("on the page the kind with most hits comes first", () => {
  const sizes = find(findable, "2025", "by hits").groups.map(({ hits }) => hits.length);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test("who is shown by initials is found by nothing else", () => {
  expect(found("o. q.")).toEqual(["people: O. Q."]);
});
