import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { itemAt } from "#app/lib/list.ts";
import { opponentCard } from "#app/outputs/share/opponent-card.ts";
import { playerCard } from "#app/outputs/share/player-card.ts";
import { resultsCard } from "#app/outputs/share/results-card.ts";
import { buildRecord } from "#app/record/build-record.ts";

const built = buildRecord(loadContent());
const { club } = built;
const player = itemAt([...built.people.values()], 0);

const drawPlayer = (first: string, last: string) =>
  playerCard(built, { ...player, name: { first, last } }, "", "2026");

/** Lines of a card, in capitals, with their positions. */
const readLines = (markup: string) =>
  new Map(
    Array.from(markup.matchAll(/<text [^>]*?y="([\d.]+)"[^>]*>([^<]*)</g), ([, y, text]) => [
      text ?? "",
      Number(y),
    ]),
  );

test("a name of one word is between the two lines of other names, and the alt text has it as written", () => {
  const twoLines = readLines(drawPlayer("Hana", "Mori").markup);
  const { markup, alt } = drawPlayer("花", "Mori");
  const lines = readLines(markup);
  expect(lines.size).toBe(twoLines.size - 1);
  expect(lines.get("MORI")).toBeGreaterThan(twoLines.get("HANA") ?? Infinity);
  expect(lines.get("MORI")).toBeLessThan(twoLines.get("MORI") ?? 0);
  expect(alt).toContain("花 Mori");
});

test("an opponent whose name the card cannot spell has its key there, and the key’s letter on the crest", () => {
  const team = itemAt([...built.opponents.values()], 0);
  const opponent = { ...team, name: "東京", displayNameOverride: "東京" };
  const lines = readLines(opponentCard(club, opponent).markup);
  expect([...lines.keys()]).toEqual(expect.arrayContaining(["ANCHORAGE", "A"]));
  expect([...lines.keys()].join("")).not.toContain("東");
});

test("a tournament whose name the Results card cannot spell has its file name there", () => {
  const tournaments = built.tournaments.map((tournament) => ({ ...tournament, name: "桜杯" }));
  const { markup } = resultsCard({ ...built, tournaments });
  expect(markup).not.toContain("桜");
  expect(markup).toContain(">FOG BOWL<");
});
