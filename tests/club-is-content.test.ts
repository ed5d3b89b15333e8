import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadContent } from "#app/content/.server/load-content.ts";
import { PHOTO_DRAWINGS } from "#app/domain/photo-grid.ts";
import { fullName } from "#app/domain/full-name.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { slug } from "#app/lib/text.ts";
import { filesBelow } from "./support/files.ts";

/**
 * The club for which the code is written: package.json is called as it is. A copy of the repository keeps the code
 * as it was, so the name of another club may well stand in it, as "6" or "Gale" does: there the test rests.
 */
const isAtHome = ({ name }: { readonly name: string }) =>
  slug(name) ===
  z.object({ name: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8"))).name;

const { site, players, opponents, rosters, badgeQuest, playlists } = loadContent("content");

/** A single word may be anybody's or anything's: a player called Page must not turn this red. */
const isUnmistakable = (name: string) => name.trim().split(/\s+/).length > 1;

/** Texts that only the club's content may contain: its names, seasons, people and opponents. */
const names = new Set([
  site.teamName,
  site.teamName.toUpperCase(),
  site.domain,
  ...rosters.map(({ year }) => seasonId(site.teamName, year)),
  ...[
    site.name,
    ...Array.from(players.values(), ({ name }) => fullName(name)),
    ...Array.from(opponents.values(), ({ name, displayNameOverride = "", location }) => [
      name,
      displayNameOverride,
      `${location?.city} ${name}`,
    ]).flat(),
  ].filter(isUnmistakable),
]);

/** Words that the code may well know: those of drawings and those that the site itself uses. */
const ourWords = new Set([
  ...PHOTO_DRAWINGS,
  ...filesBelow("app/words", /\.ts$/).flatMap((file) =>
    readFileSync(file, "utf8")
      .toLowerCase()
      .split(/[^a-z]+/),
  ),
]);

/** Photographs of the grids by file and, where it is one unmistakable word, by what their name says without its year. */
const photographs = [site, ...rosters].flatMap(({ photos }) =>
  photos.flatMap(({ file }) => {
    const word = file.replace(/^(?:all_)?\d{4}_/, "");
    return /^[a-z]{6,}$/.test(word) && !ourWords.has(word) ? [file, word] : [file];
  }),
);

/** Keys of the content that the code must not know. A key of one word, such as `water`, may be a word of ours. */
const keys = [
  ...badgeQuest.badges.keys(),
  ...[...playlists.values()].flatMap((page) => page.playlists.map(({ id }) => id)),
  ...opponents.keys(),
]
  .filter((key) => /[_-]/.test(key))
  .concat(photographs);

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const named = new RegExp(
  `(?<![\\p{L}\\d])(?:${Array.from(names, escaped).join("|")})(?![\\p{L}\\d])`,
  "gu",
);

test.runIf(isAtHome(site)).each(["app", "scripts", "bench", "tests"])(
  "no file in %s/ names the club",
  (folder) => {
    const found = filesBelow(folder, /\.(?:tsx?|mjs|css|json|md)$/).flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(named), ([name]) => `${file}: ${name}`),
    );
    expect(found, "The club is content: take an invented name, or read it from there.").toEqual([]);
  },
);

test.runIf(isAtHome(site)).each(["app", "scripts"])(
  "no code in %s/ contains a key of the club’s content",
  (folder) => {
    const known = new RegExp(`(?<![\\w-])(?:${keys.map(escaped).join("|")})(?![\\w-])`, "g");
    const found = filesBelow(folder, /\.(?:tsx?|mjs|css)$/)
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .flatMap((file) =>
        Array.from(readFileSync(file, "utf8").matchAll(known), ([key]) => `${file}: ${key}`),
      );
    expect(found, "Make it a field of the content.").toEqual([]);
  },
);

test("a club that only copied the code is exempt", () => {
  expect(isAtHome({ name: "Gale Ultimate" })).toBe(false);
});

test.runIf(isAtHome(site))("the searched names and keys exist", () => {
  expect(`${site.teamName}, ${site.domain}`.match(named)).toEqual([site.teamName, site.domain]);
});
