import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { filesBelow } from "#tests/support/files.ts";

/** A row of the room table in docs/architecture.md: a folder in `app/`, or an entry of the browser. */
interface Room {
  readonly name: string;
  readonly mayImport: ReadonlySet<string>;
}

/** Allowed imports: the first column is a room, the last one the rooms that it may import. */
function roomsInDocs(): readonly Room[] {
  const text = readFileSync("docs/architecture.md", "utf8");
  const rows = text.matchAll(/^\| `app\/([\w./-]+?)\/?`\s*\|[^|]*\|([^|]*)\|$/gm);
  return Array.from(rows, ([, name = "", cell = ""]) => ({
    name,
    mayImport: new Set(Array.from(cell.matchAll(/`([\w./-]+)`/g), ([, room = ""]) => room)),
  }));
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

const packageFile: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** Path of an import of a file: "./load.ts", or "#app/routes/paths.ts" as package.json maps it. */
function resolveImport(to: string, file: string): string {
  if (to.startsWith(".")) return join(dirname(file), to);
  const [name = "", ...rest] = to.split("/");
  const folder = packageFile.imports[`${name}/*`]?.replace(/^\.\/|\*$/g, "") ?? "";
  return folder + rest.join("/");
}

const files = filesBelow("app", /\.tsx?$/).filter((file) => !isTest(file));

/** Files that match a glob such as `app/pages/*\/page.ts`; the only wildcard is `*`, a name. */
function matchGlob(glob: string): readonly string[] {
  const pattern = glob.replaceAll(".", String.raw`\.`).replaceAll("*", "[^/]+");
  return files.filter((file) => new RegExp(`^${pattern}$`).test(file));
}

/** `from "#app/lib/list.ts"`, `import("./load.ts")`, `import "./page.css"` */
const NAMED_IMPORT = /(?:from\s+|import\s*\(?\s*)"(#(?:app|words)\/[^"]+|\.\/[^"]+)"/g;

/** A path with a wildcard, `"/app/pages/*\/page.ts"`, or with a name filled in, `../pages/${name}/page.ts`. */
const GLOB_IMPORT = /["`]((?:\/app|\.\.?)\/[^"`\n]*[*$][^"`\n]*\.tsx?)["`]/g;

/** The first group of all matches. */
const findAll = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, group = ""]) => group);

/** Files in app/ that a file imports: types, dynamic imports, globs and directory reads included. */
function readImports(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  const named = findAll(text, NAMED_IMPORT).map((to) =>
    resolveImport(to, file).replace(/\?.*$/, ""),
  );
  const globs = findAll(text, GLOB_IMPORT).map((to) => to.replaceAll(/\$\{\w+\}/g, "*"));
  return [
    // Styles belong to the file that imports them.
    ...named.filter((to) => !to.endsWith(".css")),
    ...globs.flatMap((glob) =>
      matchGlob(glob.startsWith("/") ? glob.slice(1) : join(dirname(file), glob)),
    ),
  ];
}

const graph = new Map(files.map((file) => [file, readImports(file)]));
const rooms = roomsInDocs();

/** A file's room: the first folder in app/, or an entry's name. Every `page.ts` is a row of the table of pages in `routes`. */
function findRoom(file: string): string {
  const path = relative("app", file);
  return /^pages\/[^/]+\/page\.ts$/.test(path) ? "routes" : (path.split("/")[0] ?? "");
}

test("files that are found by a glob or in a folder count as imports", () => {
  for (const table of ["declared-pages.ts", "declared-pages.vite.ts"]) {
    expect(graph.get(`app/routes/${table}`), table).toContain("app/pages/results/page.ts");
  }
  expect(graph.get("app/site/islands/find-island.ts")).toContain(
    "app/pages/results/Results.island.tsx",
  );
});

test("every folder of app/ is a room in the table", () => {
  const known = new Set(rooms.map(({ name }) => name));
  expect(files.map(findRoom).filter((room) => !known.has(room))).toEqual([]);
});

test("a room imports only the rooms that the table of docs/architecture.md allows", () => {
  const wrong = [...graph].flatMap(([file, imports]) => {
    const room = rooms.find(({ name }) => name === findRoom(file));
    return imports
      .filter((to) => findRoom(to) !== room?.name && room?.mayImport.has(findRoom(to)) !== true)
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong.join("\n")).toBe("");
});

/** Hands the content to the record. */
const OPENS_CONTENT = "app/routes/sources.ts";

test("content’s lists are private: only content, record and editor know them", () => {
  const others = [...graph].filter(
    ([file]) => !["content", "record", "editor"].includes(findRoom(file)) && file !== OPENS_CONTENT,
  );
  const wrong = others.filter(([, imports]) => imports.includes("app/content/content.ts"));
  expect(graph.get(OPENS_CONTENT)).toContain("app/content/content.ts");
  expect(wrong.map(([file]) => file)).toEqual([]);
});

const findPage = (file: string) => /^app\/pages\/(?!shared\/)([^/]+)\//.exec(file)?.[1];

test("a page.ts has type imports only: other imports would be in every page’s script", () => {
  const declarations = files.filter((file) => file.endsWith("/page.ts"));
  const wrong = declarations.filter((file) => /^import (?!type)/m.test(readFileSync(file, "utf8")));
  expect(declarations.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("pages never import each other", () => {
  const wrong = [...graph].flatMap(([file, imports]) => {
    const page = findPage(file);
    if (page === undefined) return [];
    return imports
      .filter((to) => findPage(to) !== undefined && findPage(to) !== page)
      .map((to) => `${file} imports ${to}`);
  });
  expect(wrong.join("\n")).toBe("");
});
