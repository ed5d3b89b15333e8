import { treeSheet } from "#app/art/empty/empty-state.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { listSubjects } from "#app/entities/story/subjects.ts";
import { Island } from "#app/islands/Island.tsx";
import { type SheetPlace, useAddSheet, useSheet, useSources } from "#app/islands/rendering.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import type { News } from "./News.island.tsx";
import { PICTURES_IN_ROW } from "./PhotoRow.tsx";

/** Draws what stories are about, for a row of pictures. */
function useRows() {
  const addSheet = useAddSheet();
  return (
    name: string,
    { news, tournaments }: Pick<ClubRecord, "news" | "tournaments">,
    place: SheetPlace,
  ) => {
    const sanctioned = tournaments.filter((tournament) => tournament.sanctioned);
    const subjects = listSubjects(news, sanctioned).slice(0, PICTURES_IN_ROW);
    const drawings = subjects.map((subject, slot) => ({
      id: `photo-${slot}`,
      viewBox: "0 0 300 180",
      markup: subject.draw(),
    }));
    const sheet = addSheet(makeSheet(`photos-${name}`, drawings), place);
    return { name, sheet, links: subjects.map(({ href, label }) => ({ href, label })) };
  };
}

/** All stories, with a choice of season, a search, and a row of pictures. */
export function Page() {
  const { record } = useSources();
  const { news, seasons, defaultSeason } = record;
  const makeRow = useRows();
  const props = {
    seasons: newestSeasonFirst(seasons).map((season) => ({
      id: season.id,
      name: season.displayName,
      year: season.year,
      pictures: makeRow(
        String(season.year),
        season,
        season.id === defaultSeason.id ? "inline" : "file",
      ),
    })),
    defaultSeasonId: defaultSeason.id,
    allPictures: makeRow("all", record, "file"),
    stories: news,
    treeSheet: useSheet(treeSheet()),
  };
  return (
    <>
      <PageHead title={pageLabels.news} />
      <Island<typeof News>
        name="news/News.island"
        when="load"
        props={props}
        photographPrefixes={["photos-"]}
      />
    </>
  );
}
