import type { ErrorCode } from "yaml";

/** What is wrong with the writing of a file, and what to do. */
export interface Mistake {
  readonly cause: string;
  readonly remedy: string;
}

const quotes = 'Put the whole text in quotes: "…".';

const indent: Mistake = {
  cause: "The line does not line up with the lines around it.",
  remedy: "Give it as many spaces in front as its neighbors have, and no tabs.",
};

const unfinished: Mistake = {
  cause: "Something is missing here: a quote, a bracket, a comma or a colon.",
  remedy: "Compare the line, and the one before it, with a similar entry.",
};

const references: Mistake = {
  cause: "A text begins with * or &, which means something else here.",
  remedy: `${quotes} For a list, begin the line with a hyphen instead.`,
};

const tag: Mistake = { cause: "A text begins with an exclamation mark.", remedy: quotes };

const mistakes: Partial<Record<ErrorCode, Mistake>> = {
  ALIAS_PROPS: references,
  BAD_ALIAS: references,
  BAD_DIRECTIVE: { cause: "A line begins with %.", remedy: quotes },
  BAD_DQ_ESCAPE: {
    cause: "A text in double quotes has a backslash in it.",
    remedy: "Write two backslashes, or use single quotes around the text.",
  },
  BAD_INDENT: indent,
  BAD_SCALAR_START: {
    cause: "A text begins with a character that is not allowed there.",
    remedy: quotes,
  },
  BLOCK_AS_IMPLICIT_KEY: { cause: "A text has a colon in it.", remedy: quotes },
  BLOCK_IN_FLOW: unfinished,
  DUPLICATE_KEY: {
    cause: "This key stands here a second time.",
    remedy: "Keep one of the two and delete or rename the other.",
  },
  KEY_OVER_1024_CHARS: {
    cause: "A key is more than 1,024 characters long.",
    remedy: "Shorten it, or put a text with a colon in it in quotes.",
  },
  MISSING_CHAR: unfinished,
  MULTILINE_IMPLICIT_KEY: {
    cause: "A line has no colon, or the line after it begins too far to the right.",
    remedy: "Write key, colon, space, value, and line them up with their neighbors.",
  },
  MULTIPLE_ANCHORS: references,
  MULTIPLE_DOCS: { cause: "There is a line of three hyphens.", remedy: "Delete it." },
  TAB_AS_INDENT: { cause: "The line begins with a tab.", remedy: "Use spaces instead of tabs." },
  TAG_RESOLVE_FAILED: tag,
  UNEXPECTED_TOKEN: unfinished,
};

/** A mistake in the writing of a YAML file, in plain sentences. */
export function yamlMistake(code: ErrorCode): Mistake {
  return mistakes[code] ?? { cause: "This line cannot be read.", remedy: unfinished.remedy };
}

/** A text that begins with * or &: YAML would take it for a reference and lose it. */
export const aliasMistake = references;

/** A text that begins with !! and a word: YAML would make something else of it than a text. */
export const tagMistake = tag;

/** A quote without its end. YAML finds that out where the text ends, often lines later. */
export const unclosedMistake: Mistake = {
  cause: "A quote opens here and is not closed.",
  remedy: "Put the same quote behind the text, or take this one away.",
};

/** A bracket without its end. YAML finds that out on the next line, or later. */
export const openMistake: Mistake = {
  cause: "A bracket opens here and is not closed.",
  remedy: "Put its other half, } or ], at the end of the line.",
};

/** Nested deeper than any content is; following it could overflow the stack. */
export const depthMistake: Mistake = {
  cause: "Brackets or indents are nested too deeply here.",
  remedy: unfinished.remedy,
};

/** A # inside a text that is not in quotes: YAML would take the rest of the line for a comment. */
export const hiddenComment: Mistake = {
  cause: "Everything after the # is read as a comment and does not count.",
  remedy: `${quotes} Or put a space after the #, if it is a comment.`,
};

/** A key that has a meaning of its own in JavaScript and would get lost on the way. */
export const lostKey: Mistake = { cause: "__proto__ cannot be a key.", remedy: "Rename it." };

/** A number that is written as programs write it, such as 0x10 or 1e1: nobody sees that it is 16 or 10. */
export function numberMistake(written: string, value: number): Mistake {
  return {
    cause: `${written} is read as the number ${value}.`,
    remedy: `Write ${value} if that is meant, or put a text in quotes: "${written}".`,
  };
}
