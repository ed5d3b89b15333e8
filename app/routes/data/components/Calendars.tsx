import { calendarAddress } from "#app/lib/path.ts";
import { useSite } from "#app/page/site.ts";
import type { ListedCalendar } from "#app/routes/data/data-data.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/data.ts";
import { FileLink } from "./FileLink.tsx";
import { FollowRow } from "./FollowList.tsx";

/** So many are shown; the older ones wait in a fold. */
const SHOWN = 4;

function CalendarList({ calendars }: { calendars: readonly ListedCalendar[] }) {
  const { address } = useSite();
  return (
    <ul>
      {calendars.map(({ name, extent, path, isOpen }) => (
        <FollowRow key={path} name={name} extent={extent}>
          {isOpen ? (
            <FileLink
              isMain
              href={calendarAddress(address, path)}
              label={words.followCalendar(name)}
            >
              <Icon name="arrow-right" />
              {words.follow}
            </FileLink>
          ) : undefined}
          <FileLink href={path} label={words.calendarFile(name)}>
            {words.file}
          </FileLink>
        </FollowRow>
      ))}
    </ul>
  );
}

/** The calendars: a subscribed one keeps itself up to date. */
export function Calendars({ calendars }: { calendars: readonly ListedCalendar[] }) {
  const older = calendars.slice(SHOWN);
  return (
    <section aria-labelledby="calendars">
      <Heading id="calendars" title={words.calendars} note="iCalendar" />
      <CalendarList calendars={calendars.slice(0, SHOWN)} />
      {older.length === 0 ? undefined : (
        <Fold label={older.length === 1 ? words.oneMoreSeason : words.moreSeasons(older.length)}>
          <CalendarList calendars={older} />
        </Fold>
      )}
    </section>
  );
}
