import { calendarAddress } from "#app/lib/path.ts";
import { useSite } from "#app/routes/site.ts";
import { makeHref } from "#app/ui/Link/make-href.ts";

interface FollowLinksProps {
  /** Path of a calendar file, from the root of the site. */
  calendar: string;
  /** The calendar will not change any more, so it is offered only as a file. */
  isOver?: boolean;
}

/**
 * Links to subscribe to a calendar or download it, in a line of links. Subscribing needs an absolute URL, which is
 * that of the published site.
 */
export function FollowLinks({ calendar, isOver = false }: FollowLinksProps) {
  const { address } = useSite();
  return (
    <>
      {isOver ? undefined : (
        <a href={calendarAddress(address, calendar)} className="linedLink">
          Follow in a calendar
        </a>
      )}
      <a href={makeHref(calendar)} className="linedLink" download>
        Calendar file
      </a>
    </>
  );
}
