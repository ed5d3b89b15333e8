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
const linesOf = (markup: string) =>
  new Map(
    Array.from(markup.matchAll(/<text [^>]*?y="([\d.]+)"[^>]*>([^<]*)</g), ([, y, text]) => [
      text ?? "",
      Number(y),
    ]),
  );

test("a one-line name is centered between the two lines of other names", () => {
  const two = linesOf(playerCard(club, { ...person, first: "Hana", last: "Mori" }).markup);
  const { markup, alt } = playerCard(club, { ...person, first: "", last: "Mori" });
  const lines = linesOf(markup);
  expect(lines.size).toBe(two.size - 1);
  expect(lines.get("MORI")).toBeGreaterThan(two.get("HANA") ?? Infinity);
  expect(lines.get("MORI")).toBeLessThan(two.get("MORI") ?? 0);
  expect(alt).toContain("山田 花");
});

test("a card spells an opponent’s readable key, and its crest has the key’s letter", () => {
  const opponent = { id: "morning", name: "東京" };
  const record = { wins: 1, losses: 0, ties: 0 };
  const lines = linesOf(
    opponentCard(club, opponent, { name: "東京", record, margins: [4] }).markup,
  );
  expect([...lines.keys()]).toEqual(expect.arrayContaining(["MORNING", "M"]));
  expect([...lines.keys()].join("")).not.toContain("東");
});

test("the Results card labels an event that it cannot spell by its file name", () => {
  const tournaments = built.tournaments.map((tournament) => ({ ...tournament, name: "桜杯" }));
  const { markup } = resultsCard({ ...built, tournaments });
  expect(markup).not.toContain("桜");
  expect(markup).toContain(">FOG BOWL<");
});
