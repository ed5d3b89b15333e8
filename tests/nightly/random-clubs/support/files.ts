import * as fc from "fast-check";
import { smallContent } from "#app/content/testing/small-content.ts";
import { anyText } from "#tests/support/queries.ts";

/** Text that a person, an editor, another program or an attacker may put in a file. */
const oddities = [
  "&a [*a]",
  "*nobody",
  "&anchor text",
  "<<: *defaults",
  "!!js/function 'x'",
  "!!binary aGk=",
  "!!set { a, b }",
  "? [a, b] : c",
  "|\n  text",
  ">-\n  text",
  "---",
  "...",
  "%YAML 9.9",
  "# note",
  "\t",
  '"\\x"',
  "'",
  '"',
  "{",
  "}",
  "[",
  ": :",
  "- - - -",
  "~",
  "yes",
  "0x1F",
  "0o17",
  "1e400",
  ".nan",
  "-.inf",
  "12:30:45",
  "2019-02-30",
  "2019-07-07T14:00:00Z",
  "9".repeat(400),
  "https://",
  "javascript:alert(1)",
  "\r\n",
  "\u0000",
  "\uFFFD",
  "\u2028",
  'a,b,c,"d',
  ";",
  "__proto__: { polluted: true }",
  "[".repeat(5000),
  `${"{ a: ".repeat(2000)}1${" }".repeat(2000)}`,
  "- ".repeat(2000),
  "lorem ".repeat(2000),
] as const;

/** YAML anchors that expand to 10⁹ items. */
const bomb = Array.from("abcdefghi", (name, level) => {
  const before = level === 0 ? "x" : `*${"abcdefghi"[level - 1] ?? ""}`;
  return `${name}: &${name} [${Array.from({ length: 10 }, () => before).join(", ")}]`;
}).join("\n");

const oddity = fc.oneof(fc.constantFrom(...oddities), fc.constant(bomb), anyText);

type Damage = (text: string, from: number, to: number, odd: string) => string;

/** A range of characters between two fractions of the text. */
const cut = (text: string, from: number, to: number): readonly [number, number] => {
  const ends = [from, to].map((share) => Math.floor(share * text.length));
  return [Math.min(...ends), Math.max(...ends)];
};

function lines(text: string, share: number, change: (line: string) => string[]): string {
  const all = text.split("\n");
  const at = Math.floor(share * all.length);
  return all.flatMap((line, index) => (index === at ? change(line) : [line])).join("\n");
}

const damages: readonly Damage[] = [
  (text, at, _, odd) => lines(text, at, (line) => [line.replace(/:.*/, `: ${odd}`)]),
  (text, at, _, odd) => lines(text, at, (line) => [line.replace(/[\w-]+(?=[,\]}\s]*$)/, odd)]),
  (text, at) => lines(text, at, () => []),
  (text, at) => lines(text, at, (line) => [line, line]),
  (text, at) => lines(text, at, (line) => [line.replace(/:.*/, ":")]),
  (text, at, to) => lines(text, at, (line) => [" ".repeat(to * 5) + line.trimStart()]),
  (text, at, _, odd) => lines(text, at, (line) => [line, odd]),
  (text, at, _, odd) => lines(text, at, (line) => [`${odd}: ${line.trimStart()}`]),
  (text, from, to) => text.slice(0, cut(text, from, to)[0]) + text.slice(cut(text, from, to)[1]),
  (text, from, to, odd) =>
    text.slice(0, cut(text, from, to)[0]) + odd + text.slice(cut(text, from, to)[0]),
  (text, from) => text.slice(0, Math.floor(from * text.length)),
  (text, from, to) => text + text.slice(...cut(text, from, to)),
  (_text, _from, _to, odd) => odd,
  (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
];

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const damage = fc.tuple(fc.constantFrom(...damages), share, share, oddity);
const someDamage = fc.array(damage, { minLength: 1, maxLength: 3 });

/** A content file and its text. */
type File = readonly [file: string, text: string];

const anyFile = fc.constantFrom(...smallContent.keys());

/** Files of the small content with one to three damages each. */
export const damagedFile: fc.Arbitrary<File> = fc
  .tuple(anyFile, someDamage)
  .map(([file, some]) => [
    file,
    some.reduce(
      (text, [hurt, from, to, odd]) => hurt(text, from, to, odd),
      smallContent.get(file) ?? "",
    ),
  ]);
