import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { inkStyles } from "#app/art/inks/ink-styles.ts";
import { filesBelow } from "#tests/support/files.ts";

const stylesheets = filesBelow("app", /\.module\.css$/);
const sources = filesBelow("app", /\.tsx?$/).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

function listClasses(css: string): Set<string> {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|:global\([^)]*\)|"[^"]*"/g, "");
  return new Set(
    [...bare.matchAll(/\.([a-z][a-zA-Z0-9]*)(?=[^\w])/g)].flatMap((match) => match[1] ?? []),
  );
}

interface StyleUse {
  path: string;
  stylesheet: string;
  names: string[];
  computed: boolean;
}

function findUses({ path, text }: { path: string; text: string }): StyleUse[] {
  const imports = text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g);
  // A module may have a binding's name: "person-inks.ts".
  const code = text.replaceAll(/ from "[^"]+"/g, "");
  return [...imports].map(([, binding = "", from = ""]) => ({
    path,
    stylesheet: from.startsWith("#") ? from.slice(1) : join(dirname(path), from),
    names: [...code.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, "g"))].flatMap(
      (match) => match[1] ?? [],
    ),
    computed: text.includes(`${binding}[`),
  }));
}

const uses = sources.flatMap(findUses);

test("every class used in a component exists in its stylesheet", () => {
  const missing = uses.flatMap(({ path, stylesheet, names }) => {
    const known = listClasses(readFileSync(stylesheet, "utf8"));
    return names.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test("every class in a stylesheet is used in a component", () => {
  const unused = stylesheets.flatMap((stylesheet) => {
    const users = uses.filter((use) => use.stylesheet === stylesheet);
    if (users.some((use) => use.computed)) return [];
    const named = new Set(users.flatMap((use) => use.names));
    const known = listClasses(readFileSync(stylesheet, "utf8"));
    return [...known].filter((name) => !named.has(name)).map((name) => `${stylesheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test("no two stylesheets share a name, which is part of their classes", () => {
  const names = stylesheets.map((path) => basename(path));
  const duplicates = names.filter((name, index) => names.indexOf(name) !== index);
  expect(duplicates).toEqual([]);
});

const styles = filesBelow("app", /\.css$/).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

/** Names that a component computes: `--fs${suffix}` for its own stylesheet. */
function isComputedFor(stylesheet: string, name: string): boolean {
  const component = sources.find(({ path }) => path === stylesheet.replace(".module.css", ".tsx"));
  return Array.from(component?.text.matchAll(/(--[\w-]*)\$\{[^}]*\}([\w-]*):/g) ?? []).some(
    ([, start = "", end = ""]) => name.startsWith(start) && name.endsWith(end),
  );
}

test("every custom property in use is set somewhere", () => {
  const inks = inkStyles(clubInks(["#006a6a"]));
  const all = [...styles, ...sources.filter(({ path }) => !path.includes(".test."))];
  const set = new Set(
    [...all.map(({ text }) => text), inks].flatMap((text) =>
      Array.from(text.matchAll(/(?<!var\()(--[\w-]+)(?=\s*:|",)/g), ([, name]) => name),
    ),
  );
  const unset = all.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name)
      .filter((name) => !set.has(name) && !isComputedFor(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unset).toEqual([]);
});

test("every global class in use exists in the global styles", () => {
  const known = listClasses(
    styles
      .filter(({ path }) => !path.endsWith(".module.css"))
      .map(({ text }) => text)
      .join("\n"),
  );
  const unknown = sources.flatMap(({ path, text }) =>
    Array.from(
      text.matchAll(/className=(?:"([\w ]+)"|\{`([\w ]+) \$\{)/g),
      ([, a, b]) => a ?? b ?? "",
    )
      .flatMap((names) => names.split(" "))
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
