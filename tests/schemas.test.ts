import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { editorSchemas } from "#app/content/find-schema.ts";

/** Content files, and the schema of each. */
const schemaNames: readonly (readonly [RegExp, string])[] = [
  [/^seasons\/\d{4}\/roster\.yml$/, "roster"],
  [/^seasons\/\d{4}\/news\.yml$/, "news"],
  [/^seasons\/\d{4}\/tournaments\//, "tournament"],
  [/^badge-quest\/\d{4}\/edition\.yml$/, "edition"],
  [/^badge-quest\/history\.yml$/, "badge-history"],
  [/^playlists\//, "playlist-page"],
  [/^(?:badge-quest\/)?([a-z-]+)\.yml$/, "$1"],
];

function findSchema(file: string): string {
  const [pattern, name] = schemaNames.find(([path]) => path.test(file)) ?? [/$/, "unknown"];
  return `${name === "$1" ? (pattern.exec(file)?.[1] ?? "") : name}.schema.json`;
}

test("the editor schemas are up to date; if not, run npm run schemas", () => {
  const files = readdirSync("schemas").toSorted();
  const written = new Map(files.map((file) => [file, readFileSync(`schemas/${file}`, "utf8")]));
  expect(written).toEqual(editorSchemas());
});

test("every YAML content file names its schema in the first line", () => {
  const folder = contentFolder();
  const yaml = [...readFolder(folder)].filter(([file]) => file.endsWith(".yml"));
  expect(yaml.length).toBeGreaterThan(20);
  for (const [file, text] of yaml) {
    const path = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? "";
    const schema = posix.join(folder, posix.dirname(file), path);
    expect([file, schema]).toEqual([file, `schemas/${findSchema(file)}`]);
    expect(existsSync(schema)).toBe(true);
  }
});

test("the schemas explain rules to captains, and have no word of the program", () => {
  const texts = [...editorSchemas().values()].join("");
  expect(texts).toContain("A jersey number is a whole number from 0 to 99, or 00.");
  expect(texts).not.toContain("refersTo");
});
