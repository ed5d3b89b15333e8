import { useDay } from "#app/page/today/use-day.ts";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import { Columns } from "./columns/Columns.tsx";
import { DayBand } from "./day/DayBand.tsx";
import { PageList } from "./PageList.tsx";
import { Posters } from "./Posters.tsx";
import { Sponsors } from "./Sponsors.tsx";
import { Rail } from "./Rail.tsx";
import { Stage } from "./Stage.tsx";
import type { HomeContent } from "./shape-home.ts";

interface HomeProps extends HomeContent {
  /** Addresses of the art sheets. */
  hero: string;
  posterArt: string;
  dayArt: string;
  plates: string;
}

/** One poster a viewport; below it on phones the pages, then what the day says, the season, the news and the sponsors. */
export function View({ data }: { data: HomeProps }) {
  const { headline, day, stage, seasons, posters, hero, posterArt, dayArt, plates } = data;
  const { now, state } = useDay(day.dates) ?? {};
  return (
    <>
      <Stage art={hero} tickets={day.tickets} {...{ headline, state, stage }} />
      <Rail seasons={seasons} />
      <RestOfPage>
        <PageList />
        <DayBand day={day} art={dayArt} now={now} state={state} />
        <Columns season={data.season} story={data.story} follow={data.follow} />
        <Sponsors plates={plates} />
        {posters.length > 0 && <Posters posters={posters} art={posterArt} />}
      </RestOfPage>
    </>
  );
}
