import { drawCrests } from "#app/art/crest/crest.ts";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { SponsorPlates } from "#app/pages/shared/SponsorPlates.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import * as counts from "#words/counts.ts";
import { PageList } from "./PageList.tsx";
import { Posters } from "./Posters.tsx";
import { Schedule } from "./Schedule.tsx";
import { SeasonLine } from "./SeasonLine.tsx";
import { type DayData, shapeDay } from "./shape-day.ts";
import { showDay, showLastGames } from "./show-day.ts";
import { Stage } from "./Stage.tsx";
import type { Today } from "./Today.island.tsx";
import styles from "./Home.module.css";

/** Crests of the opponents that the schedule may list on any day. */
function useCrests({ events, last }: DayData): string {
  const { opponents } = useSources().record;
  const games = [...events, ...(last === undefined ? [] : [last])].flatMap((event) => event.games);
  const ids = new Set(games.flatMap((game) => (game.kind === "undecided" ? [] : [game.opponent])));
  const listedOpponents = [...opponents.values()].filter(({ id }) => ids.has(id));
  return useSheet(makeSheet("day", drawCrests(listedOpponents)));
}

/** The next, current or last event, or the tryouts. It changes in the browser if the content has dates to come. */
function DaySchedule() {
  const data = shapeDay(useSources());
  const crestSheet = useCrests(data);
  if (data.datesToCome !== undefined) {
    return (
      <Island<typeof Today>
        name="home/Today.island"
        when="load"
        props={{ data, crestSheet }}
        photographPrefixes={["crest-"]}
      />
    );
  }
  const day = showDay(data);
  return day && <Schedule day={day} last={showLastGames(data, day)} crestSheet={crestSheet} />;
}

function NewestStory() {
  const { news } = useSources().record;
  const [story] = newestFirst(news, ({ date }) => date);
  if (story === undefined) return undefined;
  const all = news.length === 1 ? "All news" : `All ${counts.stories(news.length)}`;
  return (
    <section aria-labelledby="story">
      <Heading
        id="story"
        title="Newest story"
        note={<Link href={paths.news({ show: "all" })}>{all}</Link>}
      />
      <StoryList stories={[story]} />
    </section>
  );
}

function Sponsors() {
  const { sponsors } = useSources().record.club;
  const plates = useSheet(sponsorSheet(sponsors.map(({ name }) => name)));
  if (sponsors.length === 0) return undefined;
  return (
    <section className="stack" aria-labelledby="sponsors">
      <Heading id="sponsors" title={pageLabels.sponsors} />
      <SponsorPlates plates={plates} />
    </section>
  );
}

/** Poster and seasons fill the window; the rest is below. */
export function Page() {
  return (
    <>
      <Stage />
      <SeasonLine />
      <PageList />
      <DaySchedule />
      <div className={`wrap halves ${styles.columns}`}>
        <NewestStory />
        <Sponsors />
      </div>
      <Posters />
    </>
  );
}
