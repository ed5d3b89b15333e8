import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/page/sources.ts";
import { sitePages } from "#app/routing/site-pages.ts";
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

const begin = async (...words: readonly string[]) =>
  await runCommand(newClubCommand, [...words, "--content", folder]);

const problemsIn = (place: string) =>
  withoutHints(checkContent(readFolder(place)).problems).map(
    ({ file, cause }) => `${file}: ${cause}`,
  );

test(
  "a new club passes the checks, and all its pages are there",
  async () => {
    const { ok } = await begin("Gale Ultimate", "--city", "Galway", "--year", "2014");
    expect(ok).toBe(true);
    expect(problemsIn(folder)).toEqual([]);
    const sources = openSources(loadContent(folder));
    const render = openRenderer(sources);
    const pages = sitePages(sources);
    const home = pages.find(({ path }) => path === "/");
    for (const page of pages) expect((await render(page)).html.length).toBeGreaterThan(500);
    if (home === undefined) throw new Error("There is no home page.");
    const { head } = await render(home);
    expect(head.title).toBe("Gale Ultimate · mixed club ultimate from Galway");
    expect(head.description).toContain("founded in 2014");
  },
  timeLimit(60_000),
);

test.each([
  ["Ωμέγα: Beach #1", "--city", "Saint-Denis: Nord", "--season", "2027"],
  ["42", "--division", "women’s club", "--domain", "forty-two.example"],
  ["Sturmvögel e.V.", "--colors", "#7fd1e0, #12355B #b83300", "--year", "1998"],
])("a club of a hard name builds, too: %s", async (...words) => {
  expect((await begin(...words)).ok).toBe(true);
  expect(() => loadContent(folder)).not.toThrow();
});

test("its files say what comes next, in remarks", async () => {
  await begin("Gale", "--season", "2027");
  const remarks = [...readFolder(folder).values()].join("\n").match(/^#.*$/gm) ?? [];
  for (const hint of [
    "colors:",
    "tryouts:",
    "Put your own people",
    "tournaments/2027-opener.yml",
  ]) {
    expect(
      remarks.some((remark) => remark.includes(hint)),
      hint,
    ).toBe(true);
  }
});

test("a club that is there is not written over", async () => {
  await begin("Gale");
  const before = readFileSync(join(folder, "site.yml"), "utf8");
  const { ok, lines } = await begin("Squall");
  expect(ok).toBe(false);
  expect(lines[0]).toContain("has a club already");
  expect(readFileSync(join(folder, "site.yml"), "utf8")).toBe(before);
});

const refused = async (...words: readonly string[]) => (await begin(...words)).lines[0];

test("what cannot be meant is refused in words, and nothing is written", async () => {
  expect(await refused("Gale", "--colors", "teal")).toBe("teal is no color. Write it as #00a6a6.");
  expect(await refused("Gale", "--year", "last")).toBe("--year is a year, such as 2014.");
  expect(await refused("  ")).toBe("Say the name of the club, in quotes.");
  expect(() => readFolder(folder)).toThrow();
});

test.each(readdirSync("examples"))("the example %s passes the checks without a warning", (club) => {
  expect(problemsIn(join("examples", club))).toEqual([]);
  const { site, tournaments } = loadContent(join("examples", club));
  expect(site.domain).toMatch(/\.example$/);
  expect(tournaments.length).toBeGreaterThan(0);
});
