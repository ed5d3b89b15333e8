import { searchWords } from "#app/domain/fold.ts";
import { decodeAddress } from "#app/lib/readable.ts";
import { type PageName, pages, paths, matchRoute } from "#app/routes/paths.ts";

/** The list that a path belongs to: `players` for `/players/more`. */
export function listFor(path: string): PageName | undefined {
  const route = matchRoute(path);
  return route && pages[route.name].list;
}

/** URL of the complete list; Results shows a single season by default. */
export function wholeList(name: PageName, path: string): string {
  return name === "results" ? paths.results({ show: "all" }) : path;
}

/** The words in the last segment of a path: "becky moore" in `/team/becky-moore.html`. */
export function readWords(path: string): string {
  const last = decodeAddress(path).replace(/\/+$/, "").split("/").at(-1) ?? "";
  return searchWords(last.replace(/\.\w+$/, "").replace(/[_.+]/g, " ")).join(" ");
}
