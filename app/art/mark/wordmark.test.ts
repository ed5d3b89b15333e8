import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { DRAWN_ACCENTS, DRAWN_LETTERS } from "#app/lib/letters.ts";
import { clubIcon, plainIcon, teamCrest } from "./crest-and-icon.ts";
import { pressMarks } from "./press-marks.ts";
import { MARK_ON_PAPER, wordmark } from "./wordmark.ts";

const named = (name: string) => ({ name, seasons: 3, files: {} });
const svg = (box: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`;

/** Right ends of the lines of a drawing. */
const ends = (markup: string) =>
  Array.from(
    markup.matchAll(/<text x="([-\d.]+)"[^>]* textLength="([\d.]+)"/g),
    ([, x, length]) => Number(x) + Number(length),
  );

test.each([
  "I",
  "Ox",
  "8969",
  "Đakovo",
  "Șișești",
  "Team 42",
  "WWWWWWWWWWWW",
  "L'Équipe du Château d'Été",
  "Donaudampfschifffahrtsgesellschaftskapit",
])("the name %s fits the box of its mark", (name) => {
  const { box, draw } = wordmark(named(name));
  const markup = draw(MARK_ON_PAPER);
  expect(proof(markup, "unrounded")).toEqual([]);
  expect(Math.max(...ends(markup))).toBeLessThanOrEqual(box.width);
  expect(box.width).toBeLessThanOrEqual(430);
});

const countLines = (name: string) => ends(wordmark(named(name)).draw(MARK_ON_PAPER)).length;

test("long names have two lines, the longest three", () => {
  expect(
    ["Gale", "Côte Sauvage", "The Very Long Name of a Club by the Sea"].map(countLines),
  ).toEqual([1, 2, 3]);
});

const measureHeight = (name: string) => wordmark(named(name)).box.height;

test("accents have room above or below their letters", () => {
  expect(measureHeight("Rivé")).toBeGreaterThan(measureHeight("Rive") + 20);
  expect(measureHeight("Riveș")).toBeGreaterThan(measureHeight("Rives") + 20);
});

test("every letter of marks can be set, with every accent", () => {
  for (const letter of [...DRAWN_LETTERS, ...DRAWN_ACCENTS.map((accent) => `A${accent}`)])
    expect(proof(wordmark(named(letter)).draw(MARK_ON_PAPER), "unrounded"), letter).toEqual([]);
});

const lettersOfCrest = (name: string) => />([^<]+)<\/text>/.exec(teamCrest(named(name)))?.[1];

test("the crest has the initials of two words, a whole number, or the first letter", () => {
  expect(["Côte Sauvage", "Gale", "Ox", "Team 42"].map(lettersOfCrest)).toEqual([
    "CS",
    "G",
    "OX",
    "42",
  ]);
});

const OWN = {
  name: "Gale",
  seasons: 3,
  files: {
    mark: svg("0 -3 40 13", '<path d="M0 0h9v9z" fill="var(--left, #003faa)"/>'),
    crest: svg("0 0 150 150", '<circle r="9" fill="var(--sun, #dcae2c)"/>'),
    icon: svg(
      "0 0 100 100",
      '<circle r="9" fill="#dcae2c"/><g id="letters"><path d="M0 0h1v1z"/></g>',
    ),
  },
};

test("a club's own mark is drawn in the colors of the page", () => {
  const { viewBox, draw } = wordmark(OWN);
  expect(viewBox).toBe("0 -3 40 13");
  expect(draw(MARK_ON_PAPER)).toBe('<path d="M0 0h9v9z" fill="var(--b)"/>');
});

test("a club's own crest fills its square, and its icon in one color is its letters", () => {
  expect(teamCrest(OWN)).toBe('<g transform="scale(2)"><circle r="9" fill="var(--g)"/></g>');
  expect(clubIcon(OWN)).toContain("<circle");
  expect(plainIcon(OWN)).toBe('<path d="M0 0h1v1z"/>');
});

test("the press kit has the name for light and dark grounds, and the crest", () => {
  for (const mark of [OWN, named("Ąžuolas")])
    expect(pressMarks(mark).map(({ name }) => name)).toEqual([
      "wordmark/on-light",
      "wordmark/on-dark",
      "crest/crest",
    ]);
});
