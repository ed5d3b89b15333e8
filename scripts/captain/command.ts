import { parseArgs, type ParseArgsConfig } from "node:util";
import { contentFolder, BrokenContent } from "#app/content/.server/load-content.ts";

/** Arguments of a command. */
export interface Typed {
  /** The content folder. */
  readonly folder: string;
  readonly positionals: readonly string[];
  /** The value of an option; undefined if it was not given. */
  readonly value: (name: string) => string | undefined;
  readonly has: (name: string) => boolean;
}

/** Output of a command, and whether it succeeded. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** A mistake in a person's input, in words for that person. */
export class Refusal extends Error {}

/** A command for captains: its help, its options, and its function. */
export interface Command {
  readonly help: string;
  readonly options: NonNullable<ParseArgsConfig["options"]>;
  readonly run: (typed: Typed) => Outcome | Promise<Outcome>;
}

function parseTyped({ options }: Command, args: readonly string[]): Typed {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...options, content: { type: "string" } },
    allowPositionals: true,
  });
  const given: Readonly<Record<string, unknown>> = values;
  const value = (name: string) => (typeof given[name] === "string" ? given[name] : undefined);
  const folder = value("content") ?? contentFolder();
  return { folder, positionals, value, has: (name) => given[name] === true };
}

/** Runs a command with its arguments; mistakes in them and in the content are explained in words. */
export async function runCommand(command: Command, args: readonly string[]): Promise<Outcome> {
  if (args.includes("--help")) return { ok: true, lines: [command.help] };
  try {
    return await command.run(parseTyped(command, args));
  } catch (error) {
    if (error instanceof BrokenContent) return { ok: false, lines: [error.message] };
    const isMistyped = error instanceof TypeError && "code" in error;
    if (!(error instanceof Refusal) && !isMistyped) throw error;
    // Without Node's advice, which does not apply to npm commands.
    const message = error.message.replace(/ To specify a positional argument .*/s, "");
    return { ok: false, lines: [message, "Add --help for usage."] };
  }
}
