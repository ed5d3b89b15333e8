import { statSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { cutMessage } from "#app/content/field-path.ts";
import { contentFolder, BrokenContent } from "#app/content/.server/load-content.ts";
import { Refusal, type Outcome } from "./content-texts.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Arguments of a command. */
export interface Typed {
  /** The content folder. Reading it throws if the folder does not exist. */
  readonly folder: string;
  readonly words: readonly string[];
  /** The value of an option; undefined if it was not given. */
  readonly value: (name: string) => string | undefined;
  readonly has: (name: string) => boolean;
}

/** A command for captains: its help, its options, and its function. */
export interface Command {
  readonly help: string;
  readonly options: Options;
  readonly run: (typed: Typed) => Outcome | Promise<Outcome>;
}

function existing(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new Refusal(`There is no content folder ${folder}. Use --content to set it.`);
}

function parseTyped({ options }: Command, args: readonly string[]): Typed {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...options, content: { type: "string" } },
    allowPositionals: true,
  });
  const given: Readonly<Record<string, unknown>> = values;
  const value = (name: string) => (typeof given[name] === "string" ? given[name] : undefined);
  return {
    get folder() {
      return existing(value("content") ?? contentFolder());
    },
    words: positionals,
    value,
    has: (name) => given[name] === true,
  };
}

/** Message of an argument error, without Node's advice, which does not apply to npm commands. */
function argumentMessage({ message }: Error): string {
  return message.replace(/ To specify a positional argument .*/s, "");
}

/** Runs a command with its arguments; mistakes in them are explained in words, and no line is endless. */
export async function runCommand(command: Command, args: readonly string[]): Promise<Outcome> {
  const { ok, lines } = await runUncut(command, args);
  return { ok, lines: lines.flatMap((line) => line.split("\n").map(cutMessage)) };
}

async function runUncut(command: Command, args: readonly string[]): Promise<Outcome> {
  if (args.includes("--help")) return { ok: true, lines: [command.help.trim()] };
  try {
    return await command.run(parseTyped(command, args));
  } catch (error) {
    if (error instanceof BrokenContent) return { ok: false, lines: [error.message] };
    const slip = error instanceof Refusal || (error instanceof TypeError && "code" in error);
    if (!slip) throw error;
    return { ok: false, lines: [argumentMessage(error), "Add --help for usage."] };
  }
}
