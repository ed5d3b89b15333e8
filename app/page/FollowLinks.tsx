import * as words from "#words/shell.ts";
import { atomPath, type FeedName, jsonFeedPath } from "./feed-paths.ts";
import { calendarAddress } from "#app/lib/path.ts";
import { useSite } from "./site.ts";
import styles from "./FollowLinks.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

interface FollowLinksProps {
  /** Of a calendar file, from the root of the site. */
  calendar?: string | undefined;
  /** Nothing in the calendar is going to change: it is offered as a file alone. */
  isOver?: boolean;
  feed?: FeedName | undefined;
}

/**
 * A calendar to follow, which keeps itself up to date, and the same as a file; a feed for readers.
 * Only a full address can be followed: it is that of the published site.
 */
export function FollowLinks({ calendar, isOver = false, feed }: FollowLinksProps) {
  const { address } = useSite();
  return (
    <p className={`onScreens cluster ${styles.links}`}>
      {calendar === undefined ? undefined : (
        <>
          {isOver ? undefined : (
            <a href={calendarAddress(address, calendar)} className="linedLink">
              {words.followInACalendar}
            </a>
          )}
          <a href={base + calendar} className="linedLink" download>
            {words.calendarFile}
          </a>
        </>
      )}
      {feed === undefined ? undefined : (
        <>
          <a href={base + atomPath(feed)} className="linedLink">
            {words.feed}
          </a>
          <a href={base + jsonFeedPath(feed)} className="linedLink">
            {words.jsonFeed}
          </a>
        </>
      )}
    </p>
  );
}
