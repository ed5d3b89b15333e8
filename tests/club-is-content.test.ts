import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadContent } from "#app/content/.server/load-content.ts";
import { VALUE_PICTURES } from "#app/domain/core-values.ts";
import { fullName } from "#app/domain/full-name.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { slug } from "#app/lib/text.ts";
import { filesBelow } from "./support/files.ts";

/**
 * The club whose name is in package.json. A copy of the repository keeps the code,
 * which may contain another club's name, such as "6" or "Gale": the test skips copies.
 */
const isOwnRepository = ({ name }: { readonly name: string }) =>
  slug(name) ===
  z.object({ name: z.string() }).parse(JSON.parse(readFileSync("package.json", "utf8"))).name;

const { site, players, opponents, rosters, badgeQuest, playlists } = loadContent("content");

/** A single word is ambiguous: a player named Page must not fail this test. */
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

/** Words that the code may contain: those of the site itself, and of its drawings. */
const ourWords = new Set([
  ...VALUE_PICTURES,
  ...["app/words", "app/search/documents"]
    .flatMap((folder) => filesBelow(folder, /\.ts$/))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .toLowerCase()
        .split(/[^a-z]+/),
    ),
]);

/** Grid photos by file name and, if it is a single distinctive word, by name without year. */
const photographs = [site, ...rosters].flatMap(({ photos }) =>
  photos.flatMap(({ file }) => {
    const word = file.replace(/^(?:all_)?\d{4}_/, "");
    return /^[a-z]{6,}$/.test(word) && !ourWords.has(word) ? [file, word] : [file];
  }),
);

/** Content keys that the code must not contain. One-word keys, such as `water`, are allowed. */
const keys = [
  ...badgeQuest.badges.keys(),
  ...[...playlists.values()].flatMap((page) => page.playlists.map(({ id }) => id)),
  ...opponents.keys(),
]
  .filter((key) => /[_-]/.test(key))
  .concat(photographs);

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const anyName = new RegExp(
  `(?<![\\p{L}\\d])(?:${Array.from(names, escapeName).join("|")})(?![\\p{L}\\d])`,
  "gu",
);

test.runIf(isOwnRepository(site)).each(["app", "scripts", "bench", "tests"])(
  "no file in %s/ names the club",
  (folder) => {
    const found = filesBelow(folder, /\.(?:tsx?|mjs|css|json|md)$/).flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(anyName), ([name]) => `${file}: ${name}`),
    );
    expect(found, "The club is content: use an invented name, or read it from there.").toEqual([]);
  },
);

test.runIf(isOwnRepository(site)).each(["app", "scripts"])(
  "no code in %s/ contains a key of the club’s content",
  (folder) => {
    const anyKey = new RegExp(`(?<![\\w-])(?:${keys.map(escapeName).join("|")})(?![\\w-])`, "g");
    const found = filesBelow(folder, /\.(?:tsx?|mjs|css)$/)
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .flatMap((file) =>
        Array.from(readFileSync(file, "utf8").matchAll(anyKey), ([key]) => `${file}: ${key}`),
      );
    expect(found, "Make it a field of the content.").toEqual([]);
  },
);

test.runIf(isOwnRepository(site))(
  "the search recognizes the club’s name and domain, and there are keys to search for",
  () => {
    expect(`${site.teamName}, ${site.domain}`.match(anyName)).toEqual([site.teamName, site.domain]);
    expect(keys).not.toEqual([]);
  },
);
