import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { editContent, smallContent } from "#app/content/testing/small-content.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { loadContent } from "./load-content.ts";

let folders: string[] = [];

function folderWith(texts: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders = [];
});

test("content in a folder is read once", () => {
  const folder = folderWith(smallContent);
  expect(loadContent(folder).players.get("alder")?.name.last).toBe("Alder");
  expect(loadContent(folder)).toBe(loadContent(folder));
});

test("links are checked once the pages are known, though the folder was read before", () => {
  const folder = folderWith(
    editContent(["seasons/2019/news.yml", "link: /roster2019", "link: /nowhere"]),
  );
  expect(loadContent(folder).rosters.length).toBe(1);
  expect(() => loadContent(folder, knownPages)).toThrow("/nowhere");
});

test("the README and hidden files are ignored", () => {
  const folder = folderWith(
    new Map([...smallContent, ["README.md", "# Content"], ["seasons/.DS_Store", "\0"]]),
  );
  expect(loadContent(folder).rosters.length).toBe(1);
});

test("loaded content is read-only", () => {
  const content = loadContent(folderWith(smallContent));
  const players = content.players;
  expect(() => Object.assign(content, { news: [] })).toThrow(TypeError);
  expect(() => Object.assign(content.rosters[0]?.players ?? {}, { 0: "ek" })).toThrow(TypeError);
  expect(() => players instanceof Map && players.set("aspen", {})).toThrow(
    new TypeError("The content cannot be changed."),
  );
  expect(() => Object.assign(players.get("alder")?.name ?? {}, { first: "" })).toThrow(TypeError);
});

test("errors stop loading with the printed report, every time", () => {
  const folder = folderWith(editContent(["players.yml", "jersey: 8", "jersey: 100"]));
  const report = `${folder}/players.yml:3:11  error  alder, jersey
  jersey is 100.
  A jersey number is a whole number from 0 to 99, or 00.

1 error, 0 warnings. The site can't be built until the errors are fixed. Rules between files are checked once every file can be read.`;
  expect(() => loadContent(folder)).toThrow(new Error(report));
  expect(() => loadContent(folder)).toThrow(new Error(report));
});

test("warnings do not stop loading", () => {
  const folder = folderWith(editContent(["seasons/2019/roster.yml", "wins: 1", "wins: 2"]));
  expect(loadContent(folder).rosters[0]?.results?.wins).toBe(2);
});

test("a content folder that does not exist is reported", () => {
  expect(() => loadContent("no/such/folder")).toThrow(
    new Error("The content folder no/such/folder does not exist."),
  );
});

test("every unreadable file in the folder is reported", () => {
  const folder = folderWith(smallContent);
  const tournaments = "seasons/2019/tournaments";
  symlinkSync(join(folder, tournaments, "2019-esc.yml"), join(folder, tournaments, "2019-two.yml"));
  rmSync(join(folder, "testimonials.yml"));
  mkdirSync(join(folder, "testimonials.yml"));
  mkdirSync(join(folder, "seasons/2020/tournaments"), { recursive: true });
  expect(() => loadContent(folder)).toThrow(
    new Error(`${folder}/${tournaments}/2019-two.yml:1:1  error  the file
  This is a symbolic link, which the build does not follow.
  Replace it with the file itself.

${folder}/testimonials.yml:1:1  error  the file
  This is a folder, but it has the name of a file.
  Delete it, or replace it with the file.`),
  );
});
