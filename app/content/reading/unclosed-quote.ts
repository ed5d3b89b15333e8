import { Lexer } from "yaml";

/** Whether a quoted text ends with its quote; it may have come to the end of the file instead. */
function isClosed(token: string): boolean {
  return token.length > 1 && token.endsWith(token.charAt(0));
}

function isQuoted(token: string): boolean {
  return token.startsWith('"') || token.startsWith("'");
}

/** What the lexer puts between the parts of a text, and what is not in the text. */
const MARKS: ReadonlySet<string> = new Set(["\u0002", "\u0018", "\u001F"]);

/** Space, comma, bracket, colon or line end: what stands behind a closed quote. */
const behind = /^[\s,:\]}]/;

/**
 * Where a quote opens that was not closed on its line: its text runs over the lines, up to the next quote,
 * behind which another text begins at once, or to the end of the file. Undefined where there is none.
 */
export function unclosedQuote(text: string): number | undefined {
  let position = 0;
  const tokens = [...new Lexer().lex(text)].filter((token) => !MARKS.has(token.charAt(0)));
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1] ?? "\n";
    const runsInto = token.includes("\n") && !behind.test(next);
    if (isQuoted(token) && (runsInto || !isClosed(token))) return position;
    position += token.length;
  }
  return undefined;
}
