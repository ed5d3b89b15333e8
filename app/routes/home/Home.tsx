import { useDay } from "#app/page/today/use-day.ts";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import { Columns } from "./columns/Columns.tsx";
import { DayBand } from "./day/DayBand.tsx";
import { PageList } from "./PageList.tsx";
import { Posters } from "./Posters.tsx";
import { Rail } from "./Rail.tsx";
import { Stage } from "./Stage.tsx";
import type { HomeContent } from "./shape-home.ts";

interface HomeProps extends HomeContent {
  /** Addresses of the art sheets. */
  hero: string;
  posterArt: string;
  dayArt: string;
}

/** One poster a viewport; below it what the day says, the season, the news, and on phones the pages. */
export function Home(props: HomeProps) {
  const { headline, day, stage, seasons, posters, hero, posterArt, dayArt } = props;
  const { now, state } = useDay(day.dates) ?? {};
  return (
    <>
      <h1 className="sr">{headline}</h1>
      <Stage art={hero} tickets={day.tickets} {...{ state, stage }} />
      <Rail seasons={seasons} />
      <RestOfPage>
        <DayBand day={day} art={dayArt} now={now} state={state} />
        <Columns season={props.season} story={props.story} follow={props.follow} />
        <PageList />
        {posters.length > 0 && <Posters posters={posters} art={posterArt} />}
      </RestOfPage>
    </>
  );
}
