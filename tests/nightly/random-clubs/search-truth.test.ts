/** Answers of the search are true in the record, and what the record has is found. */
import { afterAll, describe, expect, test } from "vitest";
import { contentFolder, loadContent } from "#app/content/.server/load-content.ts";
import { getYear } from "#app/domain/dates/day.ts";
import { searchWords } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin, findOutcome } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { meetingsWith, opponentsByName } from "#app/record/figures.ts";
import { openSources } from "#app/routes/sources.ts";
import { find } from "#app/search/find/find.ts";
import type { Hit } from "#app/search/find/rank.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { tournamentsWithPage } from "#app/record/events.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { isReasonTrue, meetingsIn, yearsAs } from "./support/reasons.ts";

const clubs = [contentFolder(), "examples/gale", "examples/lanterne-rouge", "examples/ox"];

const answers = (hits: readonly Hit[]) => hits.filter(({ rank }) => rank === "answer");
const idsIn = (hits: readonly Hit[]) =>
  hits.flatMap(({ entry }) => (entry.kind === "people" ? String(entry.id) : [])).toSorted();

const gamesIn = (hits: readonly Hit[]) =>
  hits.flatMap(({ entry }) => (entry.kind === "games" ? entry : []));
const tournamentsIn = (hits: readonly Hit[]) =>
  answers(hits).flatMap(({ entry }) => (entry.kind === "tournaments" ? entry.id : []));

describe.each(clubs)("the club of %s", (folder) => {
  const sources = openSources(loadContent(folder));
  const { record } = sources;
  const findable = makeFindable(sources);
  const years = record.seasons.map(({ year }) => year);
  /** The years of the club, and one before and after them. */
  const askedYears = Array.from(
    { length: Math.max(...years) - Math.min(...years) + 3 },
    (_, index) => Math.min(...years) - 1 + index,
  );
  let queries = 0;
  let reasons = 0;

  /** Hits of a query, all with true reasons, and the sentence that answers it. */
  function ask(query: string): { hits: readonly Hit[]; sentence: string | undefined } {
    const { groups } = find(findable, query);
    const hits = groups.flatMap((group) => group.hits);
    queries += 1;
    for (const hit of hits) {
      const isTrue = isReasonTrue(hit, record);
      if (isTrue !== undefined) reasons += 1;
      expect(isTrue, `${query}: ${hit.entry.title}, ${hit.reason}`).not.toBe(false);
    }
    const [first] = hits;
    return { hits, sentence: first?.entry.kind === "answers" ? first.entry.title : undefined };
  }

  /** People are exactly those expected, or the first hit is a plain no. */
  function expectPeople(query: string, expected: readonly string[]) {
    const { hits, sentence } = ask(query);
    expect(idsIn(answers(hits)), query).toEqual(expected.toSorted());
    if (expected.length === 0) expect(sentence ?? "", query).toMatch(/^No/);
    else expect(sentence, query).toBeUndefined();
  }

  const people = [...record.people.values()].filter(({ tenures }) => tenures.length > 0);

  /** Asserts that a badge has the number of its awards in a year. */
  function askForBadges() {
    for (const badge of record.badges.values()) {
      for (const year of askedYears) {
        const times = badge.awards.filter(({ edition }) => edition.year === year).length;
        for (const query of [`${badge.title} ${year}`, `${year} ${badge.title} badge`]) {
          const { hits, sentence } = ask(query);
          const hit = hits.find(
            ({ entry }) => entry.kind === "badges" && entry.id === badgeSlug(badge.id),
          );
          if (times > 0) {
            expect(hit?.reason, query).toMatch(/^earned (?:once|\d+ times) in \d{4}$/);
            expect(hit?.reason, query).toContain(String(year));
          } else if (badge.awards.length > 0) {
            // The same words may name people: "All-Star 2016".
            const isAnswered = answers(hits).length > 0;
            if (!isAnswered) expect(sentence ?? "", query).toMatch(/^(?:No|Who earned)/);
          }
        }
      }
    }
  }

  /** The count of a person's badges is that of her awards. */
  function countBadges() {
    for (const person of people) {
      const count = person.awards.length;
      if (count === 0) continue;
      const { sentence } = ask(`how many badges has ${person.name.first} ${person.name.last}`);
      expect(sentence, person.id).toContain(`: ${count} badge`);
    }
  }

  test("a role and a year find exactly the people who had it, and a badge its awards", () => {
    askForBadges();
    countBadges();
    for (const role of ["captain", "coach", "rookie"] as const) {
      for (const year of askedYears) {
        const expected = people
          .filter((person) => yearsAs(person, role).includes(year))
          .map(({ id }) => String(id));
        for (const query of [
          `${role} ${year}`,
          `${year} ${role}`,
          `who was the ${role} in ${year}`,
        ])
          expectPeople(query, expected);
      }
    }
  });

  test("a number and a year find exactly the people who wore it", () => {
    for (const number of ["00", ...Array.from({ length: 100 }, (_, index) => String(index))]) {
      for (const year of askedYears) {
        const expected = people
          .filter(({ tenures }) =>
            tenures.some(({ jersey, season }) => season.year === year && String(jersey) === number),
          )
          .map(({ id }) => String(id));
        for (const query of [
          `number ${number} ${year}`,
          `#${number} in ${year}`,
          `${year} jersey ${number}`,
        ])
          expectPeople(query, expected);
      }
    }
  });

  test("an opponent and a year find exactly their games, or an answer that there were none", () => {
    for (const opponent of opponentsByName(record).filter(({ now }) => now === undefined)) {
      for (const year of askedYears) {
        for (const query of [
          `vs ${displayName(opponent)} ${year}`,
          `${displayName(opponent)} ${year}`,
        ]) {
          const { hits, sentence } = ask(query);
          const games = hits.filter(
            ({ entry }) =>
              entry.kind === "games" &&
              entry.opponent.id === opponent.id &&
              (entry.tournament.year === year || entry.detail?.includes(String(year))),
          );
          const expected = meetingsIn(record, opponent.id, year);
          expect(games, query).toHaveLength(expected);
          if (expected === 0) {
            const isNamesake = answers(hits).every(({ entry }) =>
              searchWords(displayName(opponent)).some((word) =>
                searchWords(entry.title).some((own) => own.startsWith(word)),
              ),
            );
            if (sentence === undefined) {
              expect(answers(hits), query).not.toEqual([]);
              expect(isNamesake, query).toBe(true);
            } else expect(sentence, query).toMatch(/^No/);
          }
          if (expected > 0) expect(sentence, query).toBeUndefined();
        }
      }
    }
  });

  test("a place and a year find the tournaments there, or an answer that there were none", () => {
    const tournaments = tournamentsWithPage(record);
    const places = new Set(
      tournaments.flatMap(({ location }) => [location.city, location.region?.name ?? []].flat()),
    );
    for (const place of places) {
      for (const year of askedYears) {
        const expected = tournaments.filter(
          ({ location, dates, ...tournament }) =>
            [location.city, location.region?.name].includes(place) &&
            [String(tournament.year), dates.start.slice(0, 4), dates.end.slice(0, 4)].includes(
              String(year),
            ),
        );
        for (const query of [`${place} ${year}`, `tournaments in ${place} in ${year}`]) {
          const { hits, sentence } = ask(query);
          const found = hits.map(({ entry }) => (entry.kind === "tournaments" ? entry.id : ""));
          for (const { id } of expected) expect(found, query).toContain(id);
          if (expected.length > 0) expect(sentence, query).toBeUndefined();
          else if (sentence === undefined) expect(hits.length, query).toBeGreaterThan(0);
          else expect(sentence, query).toMatch(/^No/);
        }
      }
    }
  });

  test("questions about a person’s roles, seasons and first season have true answers", () => {
    for (const person of people) {
      const name = fullName(person.name);
      const namesakes = people.filter((each) => fullName(each.name) === name);
      if (namesakes.length > 1) continue;
      for (const year of askedYears) {
        for (const role of ["captain", "coach"] as const) {
          const isTrue = yearsAs(person, role).includes(year);
          const { hits, sentence } = ask(`was ${name} ${role} in ${year}`);
          const reason = answers(hits).find(({ entry }) => entry.title === name)?.reason ?? "";
          expect(/^(?:Captain|Coach)/.test(reason), `${name} ${role} ${year}`).toBe(isTrue);
          expect(sentence === undefined, `${name} ${role} ${year}`).toBe(isTrue);
        }
        const isThere = person.tenures.some(({ season }) => season.year === year);
        const { sentence } = ask(`${name} ${year}`);
        expect(sentence === undefined, `${name} ${year}`).toBe(isThere);
      }
      const [first] = person.tenures;
      const { hits } = ask(`when did ${name} join`);
      const reason = hits.find(({ entry }) => entry.title === name)?.reason;
      expect(reason, name).toBe(`First season ${first?.season.year ?? ""}`);
    }
  });

  test("wins, losses, last games, scores and margins find exactly those games", () => {
    const games = playedOnly(record.games);
    for (const opponent of opponentsByName(record).filter(({ now }) => now === undefined)) {
      const name = displayName(opponent);
      const met = meetingsWith(opponent);
      for (const [verb, outcome] of [
        ["beat", "win"],
        ["lost to", "loss"],
      ] as const) {
        const expected = met.filter(({ score }) => findOutcome(score) === outcome).length;
        const { hits, sentence } = ask(`${verb} ${name}`);
        const found = gamesIn(hits).filter((game) => game.opponent.id === opponent.id);
        if (expected === 0) expect(sentence ?? "", `${verb} ${name}`).toMatch(/^No/);
        else {
          expect(found, `${verb} ${name}`).toHaveLength(expected);
          expect(found.every(({ score }) => findOutcome(score) === outcome)).toBe(true);
        }
      }
      const lostGames = gamesIn(ask(`${name} beat us`).hits).filter(
        (game) => game.opponent.id === opponent.id,
      );
      expect(lostGames, name).toHaveLength(
        met.filter(({ score }) => findOutcome(score) === "loss").length,
      );
      expect(
        lostGames.every(({ score }) => findOutcome(score) === "loss"),
        name,
      ).toBe(true);
      const [last] = gamesIn(ask(`last game against ${name}`).hits);
      expect(last?.opponent.id, name).toBe(met.length === 0 ? undefined : opponent.id);
      expect(last?.score, name).toEqual(met.at(-1)?.score);
    }
    for (let us = 0; us <= 15; us += 1) {
      for (let them = 0; them <= us; them += 1) {
        const expected = games.filter(
          ({ score }) =>
            Math.max(score.us, score.them) === us && Math.min(score.us, score.them) === them,
        );
        for (const query of [`${us}-${them}`, `${them}:${us}`]) {
          const { hits, sentence } = ask(query);
          expect(gamesIn(hits), query).toHaveLength(expected.length);
          if (expected.length === 0) expect(sentence ?? "", query).toMatch(/^No game/);
        }
      }
      for (const outcome of ["win", "loss"] as const) {
        const expected = games.filter(
          ({ score }) =>
            Math.abs(computeMargin(score)) === us + 1 && findOutcome(score) === outcome,
        );
        const query = `${outcome === "win" ? "won" : "lost"} by ${us + 1}`;
        expect(gamesIn(ask(query).hits), query).toHaveLength(expected.length);
      }
    }
  });

  test("medals and undefeated tournaments of a year are found", () => {
    const tournaments = tournamentsWithPage(record);
    for (const year of askedYears) {
      const ofYear = tournaments.filter((tournament) =>
        [tournament.year, getYear(tournament.dates.start), getYear(tournament.dates.end)].includes(
          year,
        ),
      );
      const medals = ofYear.filter(({ result = 0 }) => result >= 1 && result <= 3);
      const { hits, sentence } = ask(`medals ${year}`);
      expect(tournamentsIn(hits).toSorted(), String(year)).toEqual(
        medals.map(({ id }) => id).toSorted(),
      );
      if (medals.length === 0) expect(sentence ?? "", String(year)).toMatch(/^No/);
      const unbeaten = ofYear.filter((tournament) => {
        const played = playedOnly(tournament.games);
        return played.length > 0 && played.every(({ score }) => findOutcome(score) !== "loss");
      });
      expect(tournamentsIn(ask(`undefeated ${year}`).hits).toSorted(), String(year)).toEqual(
        unbeaten.map(({ id }) => id).toSorted(),
      );
    }
  });

  afterAll(() => {
    expect(queries).toBeGreaterThan(1000);
    expect(reasons).toBeGreaterThan(50);
  });
});
