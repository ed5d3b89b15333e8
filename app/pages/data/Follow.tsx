import { useSources } from "#app/islands/rendering.ts";
import { calendarAddress } from "#app/lib/path.ts";
import { mayChange } from "#app/record/expected.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { calendarPath, feedPath, wholeCalendar } from "#app/routes/output-paths.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { listFeeds } from "./load.ts";
import { Row } from "./Row.tsx";

const countDated = (tournaments: ClubRecord["tournaments"]) =>
  tournaments.filter(({ dates }) => dates !== undefined).length;

/** The calendar of all tournaments, and those of seasons, newest first. */
export function Calendars() {
  const { record, address } = useSources();
  const seasons = record.seasons.filter(({ tournaments }) => countDated(tournaments) > 0);
  if (seasons.length === 0) return undefined;
  const all = counts.tournaments(countDated(record.tournaments));
  const followLink = (label: string, calendar: string) =>
    [label, calendarAddress(address, calendar)] as const;
  return (
    <section aria-labelledby="calendars">
      <Heading id="calendars" title="Calendars" />
      <List>
        <Row
          name="Everything"
          extent={`${all} and their games, past and upcoming`}
          links={[followLink("Follow", wholeCalendar), ["File", wholeCalendar]]}
        />
        <Row
          name="Seasons"
          extent="one file each"
          links={[
            ...seasons
              .filter((season) => mayChange(season, record))
              .map(({ year }) => followLink(`Follow ${year}`, calendarPath(year))),
            ...seasons.toReversed().map(({ year }) => [String(year), calendarPath(year)] as const),
          ]}
        />
      </List>
    </section>
  );
}

export function Feeds() {
  const { record } = useSources();
  const feeds = listFeeds(record);
  if (feeds.length === 0) return undefined;
  const extents = {
    news: `one entry per story, ${record.news.length} so far`,
    results: "one entry per tournament, with its scores",
  };
  return (
    <section aria-labelledby="feeds">
      <Heading id="feeds" title="Feeds" />
      <List>
        {feeds.map((name) => (
          <Row
            key={name}
            name={pageLabels[name]}
            extent={extents[name]}
            links={[
              ["Atom", feedPath(name, "atom")],
              ["JSON Feed", feedPath(name, "json")],
            ]}
          />
        ))}
      </List>
    </section>
  );
}
