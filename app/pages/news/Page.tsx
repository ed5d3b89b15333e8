import { emblem, opponentLabel } from "#app/art/emblem/emblem.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { displayName } from "#app/domain/opponents.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { listSubjects, type Subject } from "#app/entities/story/subjects.ts";
import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useSheet, useSources } from "#app/islands/rendering.ts";
import type { NewsItem, Tournament } from "#app/record/record.ts";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import type { News } from "./News.island.tsx";
import { PICTURES_IN_ROW } from "./PhotoRow.tsx";

function drawSubject(subject: Subject): string {
  if (subject.kind === "tournament") return emblem(subject.tournament);
  return opponentLabel(subject.opponent, displayName(subject.opponent));
}

function linkSubject(subject: Subject) {
  return subject.kind === "tournament"
    ? { href: paths.tournament(subject.tournament), label: subject.tournament.title }
    : { href: paths.opponent(subject.opponent), label: displayName(subject.opponent) };
}

/** Draws what stories are about, for a row of pictures. */
function useRows() {
  const addSheet = useAddSheet();
  return (
    name: string,
    stories: readonly NewsItem[],
    tournaments: readonly Tournament[],
    isShown: boolean,
  ) => {
    const sanctioned = tournaments.filter((tournament) => tournament.sanctioned);
    const subjects = listSubjects(stories, sanctioned).slice(0, PICTURES_IN_ROW);
    const drawings = subjects.map((subject, slot) => ({
      id: `photo-${slot}`,
      viewBox: "0 0 300 180",
      markup: drawSubject(subject),
    }));
    const sheet = addSheet(makeSheet(`photos-${name}`, drawings), isShown ? "inline" : "file");
    return { name, sheet, links: subjects.map(linkSubject) };
  };
}

/** All stories, with a choice of season, a search, and a row of pictures. */
export function Page() {
  const { news, seasons, tournaments, defaultSeason } = useSources().record;
  const makeRow = useRows();
  const props = {
    seasons: newestSeasonFirst(seasons).map((season) => ({
      id: season.id,
      name: season.displayName,
      year: season.year,
      row: makeRow(
        String(season.year),
        season.news,
        season.tournaments,
        season.id === defaultSeason.id,
      ),
    })),
    defaultSeason: defaultSeason.id,
    row: makeRow("all", news, tournaments, false),
    stories: newestFirst(news, ({ date }) => date),
    empty: useSheet(emptySheet()),
  };
  return (
    <>
      <PageHead title={pageLabels.news} />
      <Island<typeof News>
        name="news/News.island"
        when="load"
        props={props}
        pictures={["photos-"]}
      />
    </>
  );
}
