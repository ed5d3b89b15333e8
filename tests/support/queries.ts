import * as fc from "fast-check";

/** Words that only a bug puts on a page, and which queries here therefore avoid. */
export const BUG_WORDS = /\bundefined\b|\bNaN\b|Invalid Date|\[object /;

/** Any input or URL text: letters of all scripts, lone surrogates, markup. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom(
      "'",
      '"',
      "<>",
      "&amp;",
      "%",
      "#?",
      "//",
      "\\",
      "+ ",
      "<script>alert(1)</script>",
      "%E0%A4%A",
      "__proto__",
      "constructor",
      "toString",
      "null",
      "-1",
      "1e999",
      "ẞ İ ı ﬃ Ǆ",
      "\u0000\uFEFF\u202E\uD800",
      "ﷺ".repeat(100),
      "a".repeat(10_000),
    ),
  )
  .filter((text) => !BUG_WORDS.test(text));

/** One of the given texts, a mangled one, or random text. */
export function nearly(known: readonly string[]): fc.Arbitrary<string> {
  const exact = fc.constantFrom(...known);
  const spoiled = fc
    .tuple(exact, anyText, fc.nat({ max: 20 }))
    .map(([text, more, at]) => text.slice(0, at) + more + text.slice(at));
  return fc
    .oneof(
      { arbitrary: exact, weight: 4 },
      {
        arbitrary: fc.oneof(
          exact.map((text) => text.toUpperCase()),
          spoiled,
        ),
        weight: 1,
      },
      { arbitrary: anyText, weight: 1 },
    )
    .filter((text) => !BUG_WORDS.test(text));
}
