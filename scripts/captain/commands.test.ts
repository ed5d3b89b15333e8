import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { importCommand } from "#scripts/import/import.ts";
import { mediaCommand } from "#scripts/media/media.ts";
import { copyClub, type ClubCopy } from "#tests/support/club-copy.ts";
import { newSeasonCommand } from "./new-season.ts";
import { newTournamentCommand } from "./new-tournament.ts";
import { scoreCommand } from "./score.ts";

let club: ClubCopy;

beforeEach(() => {
  club = copyClub();
});

afterEach(() => club.remove());

const fogBowl = "seasons/2026/tournaments/2026-fog-bowl.yml";
const open = '  - { opponent: drift, type: POOL, date: 2026-06-13, time: "09:00" }';
const played = open.replace(" }", ", us: 13, them: 9 }");

test("a score changes only the line of its game", async () => {
  const { ok, diff } = await club.run(scoreCommand, "2026-fog-bowl", "Drift", "13", "9");
  expect(ok).toBe(true);
  expect(diff).toEqual([fogBowl, `  - ${open}`, `  + ${played}`]);
});

test("a score is replaced only with --write", async () => {
  await club.run(scoreCommand, "2026-fog-bowl", "drift", "13", "9");
  const dry = await club.run(scoreCommand, "2026-fog-bowl", "drift", "13", "11");
  expect([dry.diff, dry.output]).toEqual([[], expect.stringContaining("--write")]);
  const { diff } = await club.run(scoreCommand, "2026-fog-bowl", "drift", "13", "11", "--write");
  expect(diff).toEqual([fogBowl, `  - ${played}`, `  + ${played.replace("9 }", "11 }")}`]);
});

test("a second game against a team is added, and its type tells which of the two is meant", async () => {
  const game = ["2026-fog-bowl", "drift"];
  await club.run(scoreCommand, ...game, "13", "9", "--type", "POOL");
  const second = ["9", "11", "--type", "bracket", "--date", "2026-06-14"];
  const { diff } = await club.run(scoreCommand, ...game, ...second);
  expect(diff).toEqual([
    fogBowl,
    "  +   - { opponent: drift, type: BRACKET, date: 2026-06-14, us: 9, them: 11 }",
  ]);
  const corrected = await club.run(
    scoreCommand,
    ...game,
    "10",
    "11",
    "--type",
    "bracket",
    "--write",
  );
  expect(corrected.diff.at(-1)).toBe(
    "  +   - { opponent: drift, type: BRACKET, date: 2026-06-14, us: 10, them: 11 }",
  );
});

test("a game that is not listed is added as one line", async () => {
  const game = ["2026-fog-bowl", "gale", "12", "9", "--type", "pool", "--time", "2:55 PM"];
  const { diff } = await club.run(scoreCommand, ...game, "--date", "2026-06-14");
  expect(diff).toEqual([
    fogBowl,
    '  +   - { opponent: gale, type: POOL, date: 2026-06-14, time: "14:55", us: 12, them: 9 }',
  ]);
});

test("--game gives a game without an opponent its opponent and score, and replaces no opponent", async () => {
  const score = ["2026-fog-bowl", "gale", "12", "9"];
  const { output } = await club.run(scoreCommand, ...score);
  expect(output).toContain("add --game 3");
  const { diff } = await club.run(scoreCommand, ...score, "--game", "3");
  expect(diff.at(-1)).toBe(
    '  +   - { opponent: gale, type: BRACKET, date: 2026-06-14, time: "10:00", us: 12, them: 9, round: Semifinal }',
  );
  const { ok } = await club.run(scoreCommand, "2026-fog-bowl", "eddy", "12", "9", "--game", "3");
  expect(ok).toBe(false);
});

test("the first game of a tournament is added, with its day as people write it", async () => {
  await club.run(
    newTournamentCommand,
    "2027-fog-bowl",
    "--start",
    "6/12/2027",
    "--end",
    "6/13/2027",
  );
  const game = ["2027-fog-bowl", "gale", "12", "9", "--type", "pool", "--date", "6/12/2027"];
  const { diff } = await club.run(scoreCommand, ...game);
  expect(diff).toEqual([
    "seasons/2027/tournaments/2027-fog-bowl.yml",
    "  + games:",
    "  +   - { opponent: gale, type: POOL, date: 2027-06-12, us: 12, them: 9 }",
  ]);
});

test("a game that would not pass the check is not written", async () => {
  const late = ["2026-fog-bowl", "gale", "12", "9", "--type", "POOL", "--date", "2026-07-14"];
  const wrong = await club.run(scoreCommand, ...late);
  expect([wrong.ok, wrong.diff]).toEqual([false, []]);
  expect(wrong.output).toContain("outside the tournament");
});

test("a misspelled opponent gets the likely one suggested", async () => {
  const { output } = await club.run(scoreCommand, "2026-fog-bowl", "gail", "12", "9");
  expect(output).toContain("Did you mean gale?");
});

test("a finishing place adds one line", async () => {
  const { diff } = await club.run(scoreCommand, "2026-fog-bowl", "--place", "3");
  expect(diff).toEqual([fogBowl, "  + result: 3"]);
});

test("a new tournament has the name, place and time zone of the last one of its event", async () => {
  const days = ["--start", "6/12/2027", "--end", "6/13/2027"];
  const { diff } = await club.run(newTournamentCommand, "2027-fog-bowl", ...days);
  const file = "seasons/2027/tournaments/2027-fog-bowl.yml";
  expect(diff[0]).toBe(file);
  expect(readFileSync(join(club.folder, file), "utf8").split("\n").slice(1)).toEqual([
    "name: Fog Bowl",
    "dates: { start: 2027-06-12, end: 2027-06-13 }",
    "timeZone: America/New_York",
    "location: { city: Eastport, state: ME }",
    "sanctioned: true",
    "",
  ]);
});

test("a new season starts with the newest roster and becomes the default", async () => {
  const { diff } = await club.run(
    newSeasonCommand,
    "2028",
    "--without",
    "Quill,o",
    "--with",
    "elder",
  );
  expect(diff).toEqual(
    expect.arrayContaining([
      "site.yml",
      "  - defaultRoster: cote-sauvage-2026",
      "  + defaultRoster: cote-sauvage-2028",
      "  + displayName: Côte Sauvage 2028",
    ]),
  );
  const byNumber = ["nunez", "alder", "elder"].map((id) => `  +   - ${id}`);
  expect(diff.filter((line) => line.startsWith("  +   - "))).toEqual(byNumber);
});

test("a season that exists is not created again", async () => {
  const { ok, output, diff } = await club.run(newSeasonCommand, "2026");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain("already exists");
});

test.each([
  ["score", scoreCommand],
  ["import", importCommand],
  ["new-tournament", newTournamentCommand],
  ["new-season", newSeasonCommand],
] as const)("%s --help explains the command and changes nothing", async (_name, command) => {
  const { output, diff } = await club.run(command, "--help");
  expect(output).toMatch(/^npm run /);
  expect(diff).toEqual([]);
});

test("no score is written into a tournament with a damaged game", async () => {
  const file = join(club.folder, fogBowl);
  const damaged = "games:\n  - { opponent: gale, date: 2026-06-13 }\n";
  writeFileSync(file, readFileSync(file, "utf8").replace("games:\n", damaged));
  const { ok, output, diff } = await club.run(scoreCommand, "2026-fog-bowl", "drift", "13", "9");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(`${fogBowl}:8: `);
  expect(output).toContain("Fix this first (npm run check:content).");
});

test.each([
  [["2028", "--roster", "nofile.csv"], "There is no file nofile.csv."],
  [["2028", "--content", "nofolder"], "There is no content folder nofolder."],
])("new-season %j reports the missing file or folder", async (words, reason) => {
  const { ok, output, diff } = await club.run(newSeasonCommand, ...words);
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain(reason);
});

test("a roster with an open quote is refused with its line", async () => {
  const file = join(club.folder, ".roster.csv");
  writeFileSync(file, 'name\nquill\n"elder\n');
  const { ok, output } = await club.run(newSeasonCommand, "2028", "--roster", file);
  expect(ok).toBe(false);
  expect(output).toContain("A quote opens in row 3 and is not closed.");
});

test("content with errors is reported by its lines, without a stack trace", async () => {
  const site = join(club.folder, "site.yml");
  writeFileSync(site, readFileSync(site, "utf8").replace(/^name: .*$/m, "name: 7"));
  const { ok, output } = await club.run(mediaCommand);
  expect(ok).toBe(false);
  expect(output).toContain("site.yml:2:7  error  name");
  expect(output).not.toMatch(/^\s+at /m);
});

test("a command whose output is cut off ends without a stack trace", () => {
  const command =
    "node --import tsx scripts/check-content.ts tests/content-damage --hints | head -n 1";
  const { stderr, stdout } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  expect(stdout).toContain("tests/content-damage");
  expect(stderr).toBe("");
});

test("a forfeit has a side, with or without a score", async () => {
  const won = await club.run(scoreCommand, "2026-fog-bowl", "drift", "--forfeit", "won");
  expect(won.diff).toEqual([
    fogBowl,
    `  - ${open}`,
    `  + ${open.replace(" }", ", forfeit: won }")}`,
  ]);
  const known = ["2026-fog-bowl", "drift", "1", "0", "--forfeit", "lost"];
  expect((await club.run(scoreCommand, ...known)).diff).toEqual([]);
  const { diff } = await club.run(scoreCommand, ...known, "--write");
  expect(diff.at(-1)).toBe(`  + ${open.replace(" }", ", us: 1, them: 0, forfeit: lost }")}`);
  const wrong = await club.run(scoreCommand, "2026-fog-bowl", "drift", "--forfeit", "us");
  expect([wrong.ok, wrong.output]).toEqual([
    false,
    expect.stringContaining("A forfeit is won or lost, from our side, not us."),
  ]);
});

test("--league makes a tournament a league, the next year’s one, too, and its games have the type LEAGUE", async () => {
  const first = ["2026-coast-league", "--start", "2026-05-02", "--end", "2026-09-12", "--league"];
  const place = ["--name", "Coast League", "--city", "Eastport", "--state", "ME"];
  const zone = ["--zone", "America/New_York"];
  const { ok, diff } = await club.run(newTournamentCommand, ...first, ...place, ...zone);
  expect(ok).toBe(true);
  expect(diff).toContain("  + league: true");
  const next = await club.run(newTournamentCommand, "2027-coast-league", "--start", "2027-05-01");
  expect(next.diff).toContain("  + league: true");
  const score = ["2026-coast-league", "drift", "13", "9", "--date", "2026-05-02"];
  const scored = await club.run(scoreCommand, ...score);
  expect(scored.diff.join("\n")).toContain("type: LEAGUE, date: 2026-05-02, us: 13, them: 9");
});

test("a score may be one word, and the time and round of a game are written with it", async () => {
  const game = ["2026-fog-bowl", "longest", "13–9", "--time", "11:00"];
  const { diff } = await club.run(scoreCommand, ...game);
  expect(diff.at(-1)).toBe(
    '  +   - { opponent: longest, type: POOL, date: 2026-06-13, time: "11:00", us: 13, them: 9 }',
  );
  const round = await club.run(scoreCommand, ...game, "--round", "Pool A", "--game", "2");
  expect(round.diff.at(-1)).toContain("round: Pool A");
});

test("a game at another time than the listed one is a question, not a second game", async () => {
  const game = ["2026-fog-bowl", "drift", "13", "9", "--time", "11:00"];
  for (const type of [[], ["--type", "POOL"]]) {
    const { ok, output } = await club.run(scoreCommand, ...game, ...type);
    expect([ok, output]).toEqual([
      false,
      expect.stringContaining(
        "Game 1, 2026-06-13 at 09:00, against drift is open. If you mean that one, add --game 1.",
      ),
    ]);
  }
  const { diff } = await club.run(scoreCommand, ...game, "--game", "1");
  expect(diff.at(-1)).toBe(`  + ${played.replace("09:00", "11:00")}`);
});

test("a new season adds new people to players.yml, also as captains", async () => {
  const words = ["2028", "--with", "Fern Walsh,elder", "--captains", "Fern Walsh"];
  const { diff } = await club.run(newSeasonCommand, ...words);
  expect(diff.slice(0, 3)).toEqual([
    "players.yml",
    "  + walsh:",
    "  +   name: { first: Fern, last: Walsh }",
  ]);
  expect(diff.filter((line) => line === "  +   - walsh")).toHaveLength(2);
});

test("a new season asks about a misspelled name", async () => {
  const { ok, output, diff } = await club.run(newSeasonCommand, "2028", "--with", "Edda Eldre");
  expect([ok, diff]).toEqual([false, []]);
  expect(output).toContain("Did you mean elder?");
});

test("pronouns beside a name are no nickname, and do not hide a known person", async () => {
  const words = ["2028", "--with", "Ada Fernley (they/them),Edda Elder (she/her)"];
  const { diff } = await club.run(newSeasonCommand, ...words);
  expect(diff.join("\n")).toContain("name: { first: Ada, last: Fernley }");
  expect(diff.filter((line) => line.includes("they/them") || line.includes("Edda"))).toEqual([]);
});
