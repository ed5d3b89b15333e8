/** Runs what the manuals tell captains to do: their commands, their texts and their copies of files. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { runCommand } from "#scripts/captain/command.ts";
import { importCommand } from "#scripts/import/import.ts";
import { recipeClub } from "./support/recipe-club.ts";

const manuals = ["content/README.md", "docs/handbook.md", "docs/for-clubs.md"];

let folder = "";

/** The club of the manuals, with the names and keys that they use. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "recipes-"));
  for (const [file, text] of Object.entries(recipeClub)) write(file, text);
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const read = (file: string) => readFileSync(join(folder, file), "utf8");

function errors(): string[] {
  const { problems } = checkContent(readFolder(folder), { pages: knownPages });
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, cause, remedy }) => `${file}:${line} ${cause} ${remedy}`);
}

const readme = readFileSync("content/README.md", "utf8");

/** The tables of the manual, which its commands import. */
const [games = "", people = "", awards = ""] = (
  /^```csv\n(.*?)^```$/ms.exec(readme)?.[1] ?? ""
).split("\n\n");
const files: Readonly<Record<string, string>> = { "games.csv": games, "people.csv": people };

/** Commands without a meaning of their own: an outline, or one that another test runs. */
const isOutline = (line: string) =>
  /<\w+>|…|^npm run (?:import|media|start|demo|check:\w+|build)(?: -- (?:--\S+|obwarzanki).*)?$/.test(
    line,
  );

interface Line {
  readonly manual: string;
  readonly line: string;
}

const lines: readonly Line[] = manuals.flatMap((manual) => {
  const text = readFileSync(manual, "utf8");
  const inline = [...text.matchAll(/`(npm run [^`]+)`/g)].map((match) => match[1] ?? "");
  const blocks = [...text.matchAll(/^\s*(npm run .+?)\s*(?:#.*)?$/gm)].map(
    (match) => match[1] ?? "",
  );
  return [...new Set([...inline, ...blocks])].map((line) => ({ manual, line }));
});

const commandLines = [...new Set(lines.map(({ line }) => line))].filter((line) => !isOutline(line));

const wordsIn = (line: string) =>
  Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word = ""]) => quoted ?? word);

describe("commands", () => {
  test("are found in every manual", () => {
    const run = lines.filter(({ line }) => !isOutline(line));
    expect(new Set(run.map(({ manual }) => manual))).toEqual(new Set(manuals));
    expect(run.length).toBeGreaterThan(3);
  });

  test.each(commandLines)("%s", async (line) => {
    const [, , name = "", separator, ...words] = wordsIn(line);
    if (name !== "import") {
      // Commands for the whole project are run by their own tests.
      expect(["check:content", "check:links", "media", "demo", "build"]).toContain(name);
      return;
    }
    expect(separator).toBe("--");
    // The content passes over files that begin with a dot.
    const args = words.map((word) => {
      const file = files[word];
      if (file === undefined) return word;
      write(`.${word}`, file);
      return join(folder, `.${word}`);
    });
    const { ok, lines: output } = await runCommand(importCommand, ["--content", folder, ...args]);
    expect(ok, output.join("\n")).toBe(true);
    expect(errors()).toEqual([]);
  });
});

/** The blocks of YAML of the manual, each with the heading above it. */
const blocks = readme.split(/^## /m).flatMap((section) => {
  const [heading = ""] = section.split("\n", 1);
  return Array.from(section.matchAll(/^```yaml\n(.*?)^```$/gms), ([, yaml = ""], at) => ({
    title: `${heading} ${at + 1}`,
    yaml,
  }));
});

const fogBowl = "seasons/2023/tournaments/2023-fog-bowl.yml";
/** The tournament without its games. */
const fogBowlHead = () => read(fogBowl).replace(/games:[^]*$/, "");
const fillAddresses = (yaml: string) => yaml.replaceAll("…", "x");

/** Where the manual says that a block goes. */
const places: Readonly<Record<string, (yaml: string) => void>> = {
  "The whole site: `site.yml` 1": (yaml) =>
    write("site.yml", read("site.yml").replace(/^tryouts: .*$/m, fillAddresses(yaml).trim())),
  "States of another country: `states.yml` 1": (yaml) => {
    write("states.yml", yaml);
    write("site.yml", read("site.yml").replace("dates:", "country: IE\ndates:"));
    for (const [file, text] of readFolder(folder)) write(file, text.replace(", state: RI", ""));
  },
  "Tournaments and games 1": (yaml) => write(fogBowl, fillAddresses(yaml)),
  "Tournaments and games 2": (yaml) => {
    write("opponents.yml", `${read("opponents.yml")}cormorant: { name: Cormorant }\n`);
    write(fogBowl, `${fogBowlHead()}${yaml}`);
  },
  "Tournaments and games 3": (yaml) => write("opponents.yml", `${read("opponents.yml")}${yaml}`),
  "News 1": (yaml) => write("seasons/2023/news.yml", fillAddresses(yaml)),
  "People 1": (yaml) =>
    write("players.yml", read("players.yml").replace(/^alder:[^]*?(?=^birch:)/m, yaml)),
};

describe("texts", () => {
  test("of the manual each have a file to go to", () => {
    expect(blocks.map(({ title }) => title)).toEqual(Object.keys(places));
  });

  test.each(blocks)("$title is content without errors", ({ title, yaml }) => {
    expect(errors()).toEqual([]);
    places[title]?.(yaml);
    expect(errors()).toEqual([]);
  });
});

const copyFile = (from: string, to: string, change: (text: string) => string = (text) => text) =>
  write(to, change(read(from)));

describe("copies", () => {
  test("a copied edition needs no awards, and an import writes them", async () => {
    copyFile("badge-quest/2022/edition.yml", "badge-quest/2023/edition.yml", (text) =>
      text.replaceAll("2022", "2023"),
    );
    expect(errors()).toEqual([]);
    write(".rows.csv", awards.replace("2022", "2023"));
    const file = join(folder, ".rows.csv");
    const { ok } = await runCommand(importCommand, ["--content", folder, file, "--write"]);
    expect([ok, errors()]).toEqual([true, []]);
    expect(read("badge-quest/2023/awards.csv")).toBe(
      "badge,player,date,time,zone,note,again\nHI_FIVE,alder,2023-07-02,21:15,EDT,Sand,\n",
    );
  });

  test.each([
    ["badge-quest/2022/awards.csv", "badge-quest/2023/awards.csv"],
    ["seasons/2022/news.yml", "seasons/2023/news.yml"],
    ["seasons/2022/tournaments/2022-fog-bowl.yml", "seasons/2023/tournaments/2023-mist-bowl.yml"],
  ])("%s copied without any change is an error, which no automatic fix hides", (from, to) => {
    copyFile("badge-quest/2022/edition.yml", "badge-quest/2023/edition.yml", (text) =>
      text.replaceAll("2022", "2023"),
    );
    copyFile(from, to);
    expect(errors().length).toBeGreaterThan(0);
  });
});
