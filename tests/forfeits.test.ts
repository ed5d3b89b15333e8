import { expect, test } from "vitest";
import { calendars } from "#app/outputs/calendar/calendars.ts";
import { type Edit } from "#app/content/testing/small-content.ts";
import type { Sources } from "#app/routes/sources.ts";
import { seasonFigures } from "#app/record/figures.ts";
import { gamesInOrder } from "#app/entities/tournament/games-in-order.ts";
import { shapeResults } from "#app/pages/results/shape-results.ts";
import { present } from "#app/entities/tournament/present.ts";
import { tournamentBody } from "#tests/support/tournament-body.ts";
import { editedClub } from "#tests/support/edited-club.ts";

const roster = "seasons/2019/roster.yml";
const file = "seasons/2019/tournaments/2019-esc.yml";
const id = "2019-esc";
const games = `games:
  - { opponent: anchors, type: POOL, date: 2019-08-17, time: "09:00", us: 13, them: 9 }
`;

const record = (text: string): Edit => [roster, "{ wins: 1, losses: 0 }", text];

/** Two forfeits won and two lost: with and without points, level, and lost with more points. */
const forfeits = editedClub(record("{ wins: 2, losses: 2 }"), [
  file,
  games,
  `${games}  - { opponent: breakwater, type: POOL, date: 2019-08-17, time: "11:00", forfeit: won }
  - { opponent: anchors, type: BRACKET, date: 2019-08-18, time: "09:00", us: 4, them: 4, forfeit: lost }
  - { opponent: breakwater, type: BRACKET, date: 2019-08-18, time: "11:00", us: 13, them: 9, forfeit: lost }
`,
]);

/** A tournament that ended before its second game. */
const stormy = editedClub(record("{ wins: 1, losses: 0 }"), [
  file,
  games,
  `cancelled: true
${games}  - { opponent: breakwater, type: BRACKET, date: 2019-08-18, time: "10:00" }
`,
]);

const page = (sources: Sources) => tournamentBody(sources, id);
const results = (sources: Sources) => shapeResults(sources.record).tournaments[0];
const calendar = ({ record: all }: Sources) =>
  (calendars(all, "https://club.example", 0).get(`/tournaments/${id}/calendar.ics`) ?? "")
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((event) =>
      ["SUMMARY", "STATUS"].map((name) => new RegExp(`^${name}:(.*)$`, "m").exec(event)?.[1]),
    );

test("a forfeit is won or lost, with or without points, and never a tie", () => {
  expect(present(page(forfeits)).figures.map(({ value }) => value)).toEqual(["2–2", "30–22"]);
  expect(results(forfeits)).toMatchObject({
    record: { wins: 2, losses: 2 },
    groups: [
      {
        record: { wins: 2, losses: 0 },
        games: [
          { opponent: "anchors", when: "Sat 9:00 AM", us: 13, them: 9, outcome: "win" },
          { opponent: "breakwater", forfeit: true, us: 0, them: 0, winner: "us", outcome: "win" },
        ],
      },
      { record: { wins: 0, losses: 2 } },
    ],
  });
  const [{ counted, oneGoal } = { counted: undefined, oneGoal: undefined }] =
    forfeits.record.seasons.map(seasonFigures);
  expect([counted, oneGoal]).toEqual([{ wins: 2, losses: 2, ties: 0 }, []]);
});

test("in a tournament that ended early, unplayed games are marked and played ones count", () => {
  const { notices, groups, live } = page(stormy);
  expect(live).toBeUndefined();
  expect(notices).toEqual(["Ended early: 1 game not played"]);
  const shown = gamesInOrder({ groups });
  expect(shown.map((game) => (game.kind === "played" ? game.outcome : game.missing))).toEqual([
    "win",
    "not played",
  ]);
  expect(results(stormy)).toMatchObject({
    note: "Ended early: 1 game not played",
    groups: [{}, { games: [{ opponent: "breakwater", missing: "not played" }] }],
  });
  expect(calendar(stormy)).toEqual([
    ["Elite Select Challenge 2019: 1–0", "CONFIRMED"],
    ["Côte Sauvage 13–9 Chicago Anchors", "CONFIRMED"],
    ["Côte Sauvage against Denver Break Water", "CANCELLED"],
  ]);
});
