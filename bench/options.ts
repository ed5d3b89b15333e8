import { parseArgs } from "node:util";
import type { BuiltRoutes } from "./built-routes.ts";
import { type Form, forms } from "./figures/figures.ts";
import { SLOWDOWN } from "./slowdown.ts";

/** The options of a measurement. */
export interface Options {
  /** Lighthouse runs for each route and form; the median of each figure counts. */
  readonly runs: number;
  /** How many times slower than this machine a phone's processor is. */
  readonly slowdown: number;
  readonly forms: readonly Form[];
  readonly routes: readonly string[];
}

type KnownRoutes = Pick<BuiltRoutes, "all" | "ofEachKind">;

export const USAGE =
  "Usage: npm run bench -- [--runs 5] [--slowdown 4] [--form mobile|desktop] [/results /roster …]";

function runsOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) {
    throw new Error(`--runs is ${text}; it is a whole number from 1 to 99.`);
  }
  return Number(text);
}

function slowdownOf(text: string): number {
  const slowdown = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (slowdown < 1 || slowdown > 20) {
    throw new Error(`--slowdown is ${text}; it is a number from 1 to 20, as 2.5.`);
  }
  return slowdown;
}

function formsOf(text: string | undefined): readonly Form[] {
  if (text === undefined) return forms;
  const found = forms.filter((form) => form === text);
  if (found.length === 0) throw new Error(`--form is ${text}; it is ${forms.join(" or ")}.`);
  return found;
}

function routesOf(named: readonly string[], built: KnownRoutes): readonly string[] {
  const unknown = named.find((route) => !built.all.includes(route));
  if (unknown !== undefined) {
    throw new Error(`${unknown} is no route; there are ${built.ofEachKind.join(", ")} and more.`);
  }
  return named.length === 0 ? built.ofEachKind : named;
}

/**
 * Reads the arguments of the command. Without routes it measures one page of each kind. Throws an
 * error for people for what is not known.
 */
export function readOptions(words: readonly string[], built: KnownRoutes): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      runs: { type: "string", default: "3" },
      slowdown: { type: "string", default: String(SLOWDOWN) },
      form: { type: "string" },
    },
    allowPositionals: true,
  });
  return {
    runs: runsOf(values.runs),
    slowdown: slowdownOf(values.slowdown),
    forms: formsOf(values.form),
    routes: routesOf(positionals, built),
  };
}
