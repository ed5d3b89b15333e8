import type { Problem } from "./problem.ts";

/** The code host reads `%`, line breaks and, in a property, `:` and `,` as its own. */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/**
 * Problems as GitHub shows them at their lines, a line each: what a workflow prints becomes a note in
 * the change request.
 *
 * @param folder of the content, as the repository has it
 */
export function annotations(problems: readonly Problem[], folder: string): string {
  return problems
    .map(({ severity, file, line, column, field, cause, remedy }) => {
      const place = `file=${property(`${folder}/${file}`)},line=${line},col=${column}`;
      return `::${severity === "hint" ? "notice" : severity} ${place},title=${property(field)}::${escaped(`${cause} ${remedy}`)}`;
    })
    .join("\n");
}
