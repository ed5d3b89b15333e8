import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "#tests/support/files.ts";

const docs = [
  "README.md",
  ...filesBelow("docs", /\.md$/),
  ...filesBelow("content", /\.md$/),
  ...filesBelow("media", /\.md$/),
  ...filesBelow("app", /\.md$/),
];
const texts = docs.map((path) => ({ path, text: readFileSync(path, "utf8") }));
const scripts: unknown = JSON.parse(readFileSync("package.json", "utf8"));

function namedScripts(): string[] {
  if (typeof scripts !== "object" || scripts === null || !("scripts" in scripts)) return [];
  return Object.keys(scripts.scripts ?? {});
}

test("every link between documents points to a file", () => {
  const broken = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("every script named in a document exists", () => {
  const known = new Set(namedScripts());
  const missing = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
      .map((match) => match[1] ?? "")
      .filter((name) => !known.has(name))
      .map((name) => `${path}: npm run ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every path in code font in a document exists", () => {
  // Superseded decisions describe the past.
  const current = texts.filter(({ text }) => !/^Superseded by \d{3}$/m.test(text));
  const missing = current.flatMap(({ path, text }) =>
    [...text.matchAll(/`((?:app|scripts|tests|bench|content|schemas)\/[\w./-]+)`/g)]
      .map((match) => match[1] ?? "")
      .filter((target) => !existsSync(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(missing).toEqual([]);
});

test("every document in docs/ is listed in its index", () => {
  const index = readFileSync("docs/README.md", "utf8");
  const absent = filesBelow("docs", /\.md$/)
    .map((path) => relative("docs", path))
    .filter((path) => path !== "README.md" && !index.includes(`(${path})`));
  expect(absent).toEqual([]);
});

test("every rule named in a comment is in docs/product.md", () => {
  const headings: readonly string[] =
    readFileSync("docs/product.md", "utf8").match(/^## .+$/gm) ?? [];
  const named = filesBelow("app", /\.tsx?$/).flatMap((path) => {
    // A name may continue on the next comment line.
    const text = readFileSync(path, "utf8").replaceAll(/\n\s*\* /g, " ");
    return Array.from(text.matchAll(/docs\/product\.md, ([A-Z][\w ]+?)[).;:]/g), ([, heading]) => ({
      path,
      heading: `## ${heading}`,
    }));
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ heading }) => !headings.includes(heading))).toEqual([]);
});
