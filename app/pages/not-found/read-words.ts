import { searchWords } from "#app/domain/fold.ts";
import { decodeAddress } from "#app/lib/path.ts";

/** The words in the last segment of a path: "becky moore" in `/team/becky-moore.html`. */
export function readWords(path: string): string {
  const last = decodeAddress(path).replace(/\/+$/, "").split("/").at(-1) ?? "";
  return searchWords(last.replace(/\.\w+$/, "").replace(/[_.+]/g, " ")).join(" ");
}
