import { readFileSync } from "node:fs";
import { filesBelow } from "#tests/support/files.ts";
import { lines as limits } from "./budgets.ts";

/** Folders whose code counts. Drawings, data and generated types do not. */
const folders = ["app", "scripts", "bench", "tests"];

const isTest = (file: string) =>
  file.startsWith("tests/") || /\.test\.\w+$/.test(file) || file.includes("/testing/");

/** The sums that a file counts for: the whole app, its styles and its room, the scripts, or the tests. */
function listParts(file: string): readonly string[] {
  if (isTest(file)) return ["tests"];
  if (!file.startsWith("app/")) return ["scripts, bench"];
  const [, folder = ""] = file.split("/");
  const room = folder.includes(".") ? "entries" : folder;
  const group = Object.keys(limits).find((name) => name.split(", ").includes(room)) ?? room;
  return ["app", group, ...(file.endsWith(".css") ? ["styles of app"] : [])];
}

/** A sum of lines with its limit of `bench/budgets.ts`. */
interface RoomLines {
  readonly room: string;
  readonly sum: number;
  /** 0 for a room that the limits do not name. */
  readonly limit: number;
}

/** Lines of code by room, the most first. */
export function countLines(): RoomLines[] {
  const sums = new Map<string, number>();
  for (const file of folders.flatMap((folder) =>
    filesBelow(folder, /(?<!\.d)\.(?:tsx?|mjs|css)$/),
  )) {
    const lines = readFileSync(file, "utf8").split("\n").length - 1;
    for (const part of listParts(file.replaceAll("\\", "/"))) {
      sums.set(part, (sums.get(part) ?? 0) + lines);
    }
  }
  const limitOf = new Map(Object.entries(limits));
  return Array.from(sums, ([room, sum]) => ({ room, sum, limit: limitOf.get(room) ?? 0 })).toSorted(
    (a, b) => b.sum - a.sum,
  );
}
