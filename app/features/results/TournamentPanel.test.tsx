import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { collectRules, RuleSink } from "#app/ui/computed-rule/rule-sink.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import { TournamentPanel } from "./TournamentPanel.tsx";

const upcoming: ListedTournament = {
  id: "2023-esc",
  name: "Elite Select Challenge",
  year: 2023,
  endYear: 2023,
  dates: "July 8 - 9",
  where: "Joliet, IL",
  map: "https://example.org/map",
  margins: [],
  groups: [],
  opponents: { dish: { name: "Dish", location: { city: "Chicago" } } },
  art: { emblems: "/art/emblems-2023.0.svg", scores: "/art/scores-2023.0.svg" },
  haystack: "",
};

/** What somebody reads in the panel, one space between its parts. */
function read(tournament: ListedTournament): string {
  const markup = renderToStaticMarkup(
    <RuleSink value={collectRules().sink}>
      <TournamentPanel tournament={tournament} />
    </RuleSink>,
  );
  return markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test("what is not known yet is not there: no place, no games, no button, no team picture", () => {
  expect(read(upcoming)).toBe(
    "Elite Select Challenge 2023 · July 8 - 9 Joliet, IL on a map (opens in a new tab)",
  );
});

test("a game without a score shows when it is and no score", () => {
  const games = [["dish", "Sat 9:00 AM"]] as const;
  expect(read({ ...upcoming, groups: [{ heading: "Pool play", games }] })).toContain(
    "Pool play Sat 9:00 AM Chicago Dish",
  );
});

test("a played game shows its outcome, score, opponent and time", () => {
  const games = [["dish", "Sat 9:00 AM", 9, 9]] as const;
  const groups = [{ heading: "Pool play", record: "0–0–1", words: "1 tie", games }];
  expect(read({ ...upcoming, groups })).toContain(
    "Pool play , 1 tie 0–0–1 Tie T 9 – 9 Chicago Dish Sat 9:00 AM",
  );
});

test("an opponent that is not in the record is shown by its readable key", () => {
  const games = [["heist-x", "Sat", 15, 0]] as const;
  const text = read({ ...upcoming, groups: [{ heading: "Pool play", games }] });
  expect(text).toContain("Win W 15 – 0 Heist X Sat");
  expect(text).not.toContain("undefined");
});

test("a place, an event page and a team picture are shown where they are known", () => {
  const art = {
    emblems: "/art/emblems-2023.0.svg",
    scores: "/art/scores-2023.0.svg",
    lineup: { sheet: "/art/lineup-2023.0.svg", caption: "Rival 2023, 21 players." },
  };
  const text = read({ ...upcoming, place: 11, link: "https://example.org/esc", art });
  expect(text).toContain("11th place");
  expect(text).toMatch(/Rival 2023, 21 players. Event page \(opens in a new tab\)$/);
});
