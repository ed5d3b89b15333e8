import type { ErrorCode } from "yaml";
import type { Explanation } from "#app/content/problem.ts";

const quotes = 'Put the whole text in quotes: "…".';

const indent: Explanation = {
  cause: "The line is not indented like the lines around it.",
  remedy: "Indent it with as many spaces as its neighbors, and no tabs.",
};

const unfinished: Explanation = {
  cause: "Something is missing here: a quote, a bracket, a comma or a colon.",
  remedy: "Compare the line, and the one before it, with a similar entry.",
};

/** A text that starts with * or &, which YAML would read as a reference and lose. */
export const aliasProblem: Explanation = {
  cause: "A text starts with * or &, which has a special meaning here.",
  remedy: `${quotes} For a list, start the line with a hyphen instead.`,
};

/** A text that starts with !! and a word, which changes the type of its value. */
export const tagProblem: Explanation = {
  cause: "A text starts with an exclamation mark.",
  remedy: quotes,
};

const problems: Partial<Record<ErrorCode, Explanation>> = {
  ALIAS_PROPS: aliasProblem,
  BAD_ALIAS: aliasProblem,
  BAD_DIRECTIVE: { cause: "A line starts with %.", remedy: quotes },
  BAD_DQ_ESCAPE: {
    cause: "A text in double quotes contains a backslash.",
    remedy: "Write two backslashes, or use single quotes around the text.",
  },
  BAD_INDENT: indent,
  BAD_SCALAR_START: {
    cause: "A text starts with a character that is not allowed there.",
    remedy: quotes,
  },
  BLOCK_AS_IMPLICIT_KEY: { cause: "A text contains a colon.", remedy: quotes },
  BLOCK_IN_FLOW: unfinished,
  DUPLICATE_KEY: {
    cause: "This key is used twice.",
    remedy: "Keep one of the two and delete or rename the other.",
  },
  KEY_OVER_1024_CHARS: {
    cause: "A key is more than 1,024 characters long.",
    remedy: "Shorten it, or put text with a colon in quotes.",
  },
  MISSING_CHAR: unfinished,
  MULTILINE_IMPLICIT_KEY: {
    cause: "A line has no colon, or the next line is indented too far.",
    remedy: "Write key, colon, space, value, and indent the line like its neighbors.",
  },
  MULTIPLE_ANCHORS: aliasProblem,
  MULTIPLE_DOCS: { cause: "There is a line of three hyphens.", remedy: "Delete it." },
  TAB_AS_INDENT: { cause: "The line starts with a tab.", remedy: "Use spaces instead of tabs." },
  TAG_RESOLVE_FAILED: tagProblem,
  UNEXPECTED_TOKEN: unfinished,
};

/** A syntax error of a YAML file in plain sentences. A hyphen indented too little has the code of a text with a colon. */
export function yamlProblem(code: ErrorCode, line = ""): Explanation {
  if (code === "BLOCK_AS_IMPLICIT_KEY" && /^\s*-(?!.*: )/.test(line)) return indent;
  return problems[code] ?? { cause: "This line cannot be read.", remedy: unfinished.remedy };
}

/** An unclosed quote. The parser reports it where the text ends, often lines later. */
export const unclosedQuote: Explanation = {
  cause: "A quote opens here and is not closed.",
  remedy: "Add the same quote after the text, or delete this one.",
};

/** An unclosed bracket. The parser reports it on the next line, or later. */
export const unclosedBracket: Explanation = {
  cause: "A bracket opens here and is not closed.",
  remedy: "Add the closing } or ] at the end of the line.",
};

/** Nested so deeply that parsing could overflow the stack. */
export const depthProblem: Explanation = {
  cause: "Brackets or indents are nested too deeply here.",
  remedy: unfinished.remedy,
};

/** A # in a text without quotes, which starts a comment. */
export const hiddenComment: Explanation = {
  cause: "Everything after the # is a comment, which the site ignores.",
  remedy: `${quotes} Or put a space after the #, if it is a comment.`,
};

/** A key with a special meaning in JavaScript, which would be lost. */
export const lostKey: Explanation = { cause: "__proto__ cannot be a key.", remedy: "Rename it." };

/** A number in a programmer's notation, such as 0x10 or 1e1. */
export function numberProblem(text: string, value: number): Explanation {
  return {
    cause: `${text} is read as the number ${value}.`,
    remedy: `Write ${value} if you mean that, or put text in quotes: "${text}".`,
  };
}
