import type { Fault } from "#app/content/reading/read.ts";

const marks = /^(?:<{7}|>{7}|\|{7}) .*$|^={7}$/m;

/** Names the lines that a merge of two changes leaves behind where both touched the same place. */
export function conflictFault(text: string): Fault | undefined {
  const found = marks.exec(text);
  if (found === null || !/^(?:<{7}|>{7})/m.test(text)) return undefined;
  return {
    severity: "error",
    line: text.slice(0, found.index).split("\n").length,
    column: 1,
    field: "the file",
    cause: "Two people changed this place, and both versions stand here between marks.",
    remedy:
      "Keep the version that is right, and delete the other and the lines <<<<<<<, =======, >>>>>>>.",
  };
}
