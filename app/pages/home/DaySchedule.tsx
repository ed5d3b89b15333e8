import { drawCrests } from "#app/art/crest/crest.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { Schedule } from "./Schedule.tsx";
import { type DayData, shapeDay } from "./shape-day.ts";
import { showDay, showLastGames } from "./show-day.ts";
import type { Today } from "./Today.island.tsx";

/** Crests of the opponents that the schedule may list on any day. */
function useCrests({ events, last }: DayData): string {
  const { opponents } = useSources().record;
  const games = [...events, ...(last === undefined ? [] : [last])].flatMap((event) => event.games);
  const ids = new Set(games.flatMap((game) => (game.kind === "undecided" ? [] : [game.opponent])));
  const listedOpponents = [...opponents.values()].filter(({ id }) => ids.has(id));
  return useSheet(makeSheet("day", drawCrests(listedOpponents)));
}

/** The next, current or last event, or the tryouts. It changes in the browser if the content has dates to come. */
export function DaySchedule() {
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
