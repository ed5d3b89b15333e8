import { parseArgs } from "node:util";
import type { BuiltRoutes } from "./built-routes.ts";
import { forms, type Setup } from "./page.ts";

export const USAGE =
  "Usage: npm run bench -- [--runs 3] [--slow 4] [--form mobile|desktop] [/results /roster …]";

/** The options of a measurement. */
export interface Options extends Pick<Setup, "runs" | "slow"> {
  readonly forms: typeof forms;
  readonly routes: readonly string[];
}

/**
 * Reads the arguments of the command. Without routes it measures one page of each kind. Throws an
 * error with a readable message if an argument is unknown.
 */
export function readOptions(
  args: readonly string[],
  { all, ofEachKind }: Pick<BuiltRoutes, "all" | "ofEachKind">,
): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      runs: { type: "string", default: "3" },
      slow: { type: "string", default: "4" },
      form: { type: "string" },
    },
    allowPositionals: true,
  });
  const { runs, slow, form } = values;
  if (!/^[1-9]\d?$/.test(runs))
    throw new Error(`--runs is ${runs}; use a whole number from 1 to 99.`);
  if (!/^\d+(\.\d+)?$/.test(slow) || Number(slow) < 1 || Number(slow) > 20) {
    throw new Error(`--slow is ${slow}; use a number from 1 to 20, such as 2.5.`);
  }
  const chosen = forms.filter((known) => form === undefined || form === known);
  if (chosen.length === 0) throw new Error(`--form is ${form}; use ${forms.join(" or ")}.`);
  const unknown = positionals.find((route) => !all.includes(route));
  if (unknown !== undefined) {
    throw new Error(`${unknown} is not a page; there are ${ofEachKind.join(", ")} and more.`);
  }
  return {
    runs: Number(runs),
    slow: Number(slow),
    forms: chosen,
    routes: positionals.length === 0 ? ofEachKind : positionals,
  };
}
