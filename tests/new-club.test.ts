import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent, readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";
import { runCommand } from "#scripts/captain/command.ts";
import { newClubCommand } from "#scripts/club/new-club.ts";
import { timeLimit } from "./support/time-limit.ts";

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "club-")), "gale");
});

afterEach(() => {
  rmSync(join(folder, ".."), { recursive: true });
});

/** Runs `npm run new-club` with these words. */
const newClub = async (...words: readonly string[]) =>
  await runCommand(newClubCommand, [...words, "--content", folder]);

const problemsIn = (place: string) =>
  withoutHints(checkContent(readFolder(place)).problems).map(
    ({ file, cause }) => `${file}: ${cause}`,
  );

test(
  "a new club passes the checks, and all its pages can be rendered",
  async () => {
    const { ok } = await newClub("Gale Ultimate", "--city", "Galway", "--year", "2014");
    expect(ok).toBe(true);
    expect(problemsIn(folder)).toEqual([]);
    const sources = openSources(loadContent(folder));
    const render = openRenderer(sources);
    const pages = sitePages(sources);
    const home = pages.find(({ path }) => path === "/");
    for (const page of pages) expect((await render(page)).html.length).toBeGreaterThan(500);
    if (home === undefined) throw new Error("There is no home page.");
    const { head } = await render(home);
    expect(head.title).toBe("Gale Ultimate · club ultimate from Galway");
    expect(head.description).toContain("founded in 2014");
  },
  timeLimit(60_000),
);

test.each([
  ["  🦊 Foxes  ", "--colors", "#ff6b35 #000000"],
  ["東京フリスビー", "--city", "東京", "--colors", "#bc002d"],
  ["Đakovo Łódź", "--city", "Đakovo", "--colors", "#7fd1e0 #12355b #e4572e #5b3a8c"],
  ["The Extremely Long Winded Disc Society of Lower Saxony", "--city", "Göttingen"],
  ["O'Malley's #1 <Team>", "--city", "Baile Átha Cliath"],
  ["Ωμέγα: Beach #1", "--city", "Saint-Denis: Nord", "--season", "2027"],
  ["42", "--division", "women’s club", "--domain", "forty-two.example"],
  ["Sturmvögel e.V.", "--colors", "#7fd1e0, #12355B #b83300", "--year", "1998"],
])("a club with an unusual name builds: %s", async (...words) => {
  expect((await newClub(...words)).ok).toBe(true);
  expect(() => loadContent(folder)).not.toThrow();
});

test("comments in the new files name the next steps", async () => {
  await newClub("Gale", "--season", "2027");
  const remarks = [...readFolder(folder).values()].join("\n").match(/^#.*$/gm) ?? [];
  for (const hint of ["colors:", "tryouts:", "your own people", "tournaments/2027-opener.yml"]) {
    expect(
      remarks.some((remark) => remark.includes(hint)),
      hint,
    ).toBe(true);
  }
});

test("a club is founded in its first season unless it says otherwise", async () => {
  await newClub("Gale", "--season", "2019");
  expect(loadContent(folder).site.founding.year).toBe(2019);
});

test("a club cannot play before it is founded", async () => {
  const { ok, lines } = await newClub("Gale", "--season", "2026", "--year", "2031");
  expect(ok).toBe(false);
  expect(lines[0]).toBe("A club founded in 2031 can't play in 2026. Change --year or --season.");
  expect(existsSync(folder)).toBe(false);
});

test("an existing club is not overwritten", async () => {
  await newClub("Gale");
  const before = readFileSync(join(folder, "site.yml"), "utf8");
  const { ok, lines } = await newClub("Squall");
  expect(ok).toBe(false);
  expect(lines[0]).toContain("already has a club");
  expect(readFileSync(join(folder, "site.yml"), "utf8")).toBe(before);
});

test("colors may have English names, and spaces around names are dropped", async () => {
  await newClub(" Squall ", "--city", " Cork ", "--colors", "Teal and #F47");
  const { site } = loadContent(folder);
  expect(site).toMatchObject({ name: "Squall", colors: ["#008080", "#ff4477"] });
  expect(site.founding.regions).toEqual(["Cork"]);
});

test("the example commands for a club in a state have this state and its time zone", async () => {
  await newClub("Squall", "--city", "Duluth", "--state", "minnesota", "--season", "2027");
  const roster = readFileSync(join(folder, "seasons/2027/roster.yml"), "utf8");
  expect(roster).toContain("timeZone: America/Chicago");
  expect(roster).toContain("location: { city: Duluth, state: MN }");
});

test("a new club writes dates and times as its country does", async () => {
  await newClub("Squall", "--country", "Ireland");
  const { site } = loadContent(folder);
  expect([site.country, site.dates, site.hours]).toEqual(["IE", "day-first", 24]);
});

test("the mark and the domain spell a name of another script in Latin letters", async () => {
  await newClub("Клуб Диск", "--city", "Київ");
  const { site } = loadContent(folder);
  expect(site).toMatchObject({
    teamName: "Клуб Диск",
    wordmark: "Klub Disk",
    domain: "klubdisk.example",
  });
  expect(problemsIn(folder)).toEqual([]);
});

test("a spelling for the mark may be given", async () => {
  await newClub("東京フリスビー", "--wordmark", "Tokyo");
  expect(loadContent(folder).site.wordmark).toBe("Tokyo");
  expect(problemsIn(folder)).toEqual([]);
});

/** The first line that the command prints. */
const refuse = async (...words: readonly string[]) => (await newClub(...words)).lines[0];

test("invalid input is explained, and nothing is written", async () => {
  expect(await refuse("Gale", "--colors", "petrol")).toBe(
    "petrol is not a color. Use one like #00a6a6 or teal.",
  );
  expect(await refuse("Gale", "--colors", "red white blue black gold")).toContain("one to four");
  expect(await refuse("Gale", "--year", "last")).toBe("--year must be a year, such as 2014.");
  expect(await refuse("  ")).toBe("Add the club's name, in quotes.");
  expect(await refuse("Squall", "--state", "Galway")).toBe(
    "Galway is not a state, such as MN or Minnesota.",
  );
  expect(() => readFolder(folder)).toThrow();
});

test.each(readdirSync("examples"))("the example %s passes the checks without a warning", (club) => {
  expect(problemsIn(join("examples", club))).toEqual([]);
  const { site, tournaments } = loadContent(join("examples", club));
  expect(site.domain).toMatch(/\.example$/);
  expect(tournaments.length).toBeGreaterThan(0);
});

test("the examples in a new roster are in the club’s city and time zone", async () => {
  await newClub("Gale Ultimate", "--city", "Galway", "--country", "Ireland", "--season", "2026");
  const roster = readFileSync(join(folder, "seasons/2026/roster.yml"), "utf8");
  expect(roster).toContain("timeZone: Europe/Dublin");
  expect(roster).toContain("gulls: { name: Gulls, location: { city: Galway } }");
  expect(roster).not.toMatch(/London|Brighton/);
});
