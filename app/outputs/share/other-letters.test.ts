import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { opponentCard } from "#app/outputs/share/opponent-card.ts";
import { playerCard } from "#app/outputs/share/player-card.ts";
import { resultsCard } from "#app/outputs/share/results-card.ts";

const built = buildRecord(loadContent());
const { club } = built;
const person = { name: "山田 花", print: "", lead: "plate1", years: "2026" } as const;

/** Lines of a card, in capitals, with their positions. */
const readLines = (markup: string) =>
  new Map(
    Array.from(markup.matchAll(/<text [^>]*?y="([\d.]+)"[^>]*>([^<]*)</g), ([, y, text]) => [
      text ?? "",
      Number(y),
    ]),
  );

test("a name of one word is between the two lines of other names, and the alt text has it as written", () => {
  const twoLines = readLines(playerCard(club, { ...person, first: "Hana", last: "Mori" }).markup);
  const { markup, alt } = playerCard(club, { ...person, first: "", last: "Mori" });
  const lines = readLines(markup);
  expect(lines.size).toBe(twoLines.size - 1);
  expect(lines.get("MORI")).toBeGreaterThan(twoLines.get("HANA") ?? Infinity);
  expect(lines.get("MORI")).toBeLessThan(twoLines.get("MORI") ?? 0);
  expect(alt).toContain("山田 花");
});

test("an opponent whose name the card cannot spell has its key there, and the key’s letter on the crest", () => {
  const opponent = { id: "morning", name: "東京" };
  const record = { wins: 1, losses: 0, ties: 0 };
  const lines = readLines(
    opponentCard(club, opponent, { name: "東京", record, margins: [4] }).markup,
  );
  expect([...lines.keys()]).toEqual(expect.arrayContaining(["MORNING", "M"]));
  expect([...lines.keys()].join("")).not.toContain("東");
});

test("a tournament whose name the Results card cannot spell has its file name there", () => {
  const tournaments = built.tournaments.map((tournament) => ({ ...tournament, name: "桜杯" }));
  const { markup } = resultsCard({ ...built, tournaments });
  expect(markup).not.toContain("桜");
  expect(markup).toContain(">FOG BOWL<");
});
