import { recordText, type TeamRecord } from "#app/domain/records.ts";
import type { ClubRecord, Season } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import * as counts from "#words/counts.ts";
import { highest, joinFacts } from "./facts.ts";

function seasonDocument(season: Season, { seasons }: ClubRecord): SearchDocument {
  const { year, displayName, results, members } = season;
  const tournaments = countSanctioned(season);
  const names = [String(year), `season ${year}`, `team ${year}`];
  if (season === seasons[0]) names.push("first season");
  if (season === seasons.at(-1)) names.push("last season", "newest season", "current season");
  return {
    kind: "seasons",
    title: displayName,
    note: joinFacts(
      results && recordText(results),
      results?.finish,
      members.length > 0 && counts.people(members.length),
      tournaments > 0 && counts.tournaments(tournaments),
    ),
    href: paths.season({ year }),
    names,
    keywords: joinFacts(
      "year roster team record wins losses finish standing tournaments players highlights",
      listUndated(season),
    ),
    year,
  };
}

const countSanctioned = ({ tournaments }: Season) =>
  tournaments.filter(({ sanctioned }) => sanctioned).length;

/** Titles of tournaments without dates, which have no page. */
const listUndated = ({ tournaments }: Season) =>
  tournaments.flatMap(({ dates, title }) => (dates === undefined ? title : [])).join(" ");

/** The pages of a season's Results and News, if they are not empty. */
function listDocuments(season: Season): SearchDocument[] {
  const { id, year, news } = season;
  const tournaments = countSanctioned(season);
  const results: SearchDocument = {
    kind: "seasons",
    title: `Results ${year}`,
    note: counts.tournaments(tournaments),
    href: paths.results({ season: id }),
    names: ["schedule", "games", "tournaments", "scores"].map((name) => `${name} ${year}`),
    keywords: `schedule games matches scores calendar tournaments ${listUndated(season)}`,
    year,
  };
  const stories: SearchDocument = {
    kind: "seasons",
    title: `News ${year}`,
    note: counts.stories(news.length),
    href: paths.news({ season: id }),
    names: [`news of ${year}`],
    keywords: "stories articles press media recap photos",
    year,
  };
  return [tournaments > 0 ? results : [], news.length > 0 ? stories : []].flat();
}

const highlightDocuments = ({ year, displayName, highlights }: Season): SearchDocument[] =>
  highlights.map((title) => ({
    kind: "facts",
    title,
    note: displayName,
    href: paths.season({ year }),
    keywords: "highlight award",
    year,
  }));

/** A season with its published record. */
type Published = TeamRecord & Pick<Season, "displayName" | "year">;

const winShare = ({ wins, losses }: Published) => wins / (wins + losses);

const comparisons = [
  ["Best season", "greatest record year top winningest team", winShare],
  ["Worst season", "record year", (season: Published) => -winShare(season)],
  ["Most wins in a season", "won victories", ({ wins }: Published) => wins],
  ["Most losses in a season", "lost defeats", ({ losses }: Published) => losses],
] as const;

/** Best and worst seasons, and those with most wins and losses; none if all are equal. */
function comparedSeasons({ seasons }: ClubRecord): SearchDocument[] {
  const published = seasons.flatMap(({ results, displayName, year }): readonly Published[] =>
    results !== undefined && results.wins + results.losses > 0
      ? [{ ...results, displayName, year }]
      : [],
  );
  return comparisons.flatMap(([title, keywords, value]): SearchDocument[] => {
    const best = highest(published, value);
    if (best.length === published.length) return [];
    const note = best.map((season) => `${season.displayName}: ${recordText(season)}`).join(", ");
    const { year = 0 } = best[0] ?? {};
    return [{ kind: "facts", title, note, keywords, href: paths.season({ year }), year }];
  });
}

/** Years without a team between the seasons, each with the reason from the content. */
function missingYears({ seasons, club }: ClubRecord): SearchDocument[] {
  const years = seasons.map(({ year }) => year);
  const first = Math.min(...years);
  const everyYear = Array.from({ length: Math.max(...years) - first }, (_, index) => first + index);
  return everyYear
    .filter((year) => !years.includes(year))
    .map((year) => {
      const reason = club.missingYears?.find((missing) => missing.year === year)?.note;
      return {
        kind: "seasons",
        title: `No team in ${year}`,
        note: reason ?? `The seasons are ${years.join(", ")}.`,
        href: reason === undefined ? paths.seasons() : paths.season({ year }),
        names: [String(year)],
        keywords: "season year why captains coaches roster results games tournaments players",
        year,
      };
    });
}

/** Seasons with their results, news and highlights, the best and worst ones, and years without a team. */
export function seasonDocuments(record: ClubRecord): SearchDocument[] {
  return [
    ...record.seasons.map((season) => seasonDocument(season, record)),
    ...record.seasons.flatMap(listDocuments),
    ...record.seasons.flatMap(highlightDocuments),
    ...comparedSeasons(record),
    ...missingYears(record),
  ];
}
