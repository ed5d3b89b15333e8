import * as words from "#words/shell.ts";
import { atomPath, type FeedName } from "./feed-paths.ts";
import { calendarAddress } from "#app/lib/path.ts";
import { hrefOf } from "#app/ui/Link/href-of.ts";
import { useSite } from "./site.ts";
import styles from "./FollowLinks.module.css";

interface FollowLinksProps {
  /** Path of a calendar file, from the root of the site. */
  calendar?: string | undefined;
  /** Set if the calendar will not change any more: it is only offered as a file. */
  isOver?: boolean;
  feed?: FeedName | undefined;
}

/**
 * Links to subscribe to a calendar, or download it, and to a feed. Subscribing needs a full address: that of
 * the published site.
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
          <a href={hrefOf(calendar)} className="linedLink" download>
            {words.calendarFile}
          </a>
        </>
      )}
      {feed === undefined ? undefined : (
        <a href={hrefOf(atomPath(feed))} className="linedLink">
          {words.feed}
        </a>
      )}
    </p>
  );
}
