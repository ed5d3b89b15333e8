import { calendarAddress } from "#app/lib/path.ts";
import { useSite } from "#app/page/site.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import type { FollowWay } from "#app/routes/home/shape-home.ts";
import * as words from "#words/pages/home.ts";
import styles from "./Columns.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** The calendar and the feeds. A calendar is followed at the address of the published site. */
export function Follow({ ways }: { ways: readonly FollowWay[] }) {
  const { address } = useSite();
  return (
    <section className={styles.column} aria-labelledby="follow">
      <Heading id="follow" title={words.follow} />
      <ul className={styles.follow}>
        {ways.map(({ to, path, label, note }) => (
          <li key={to}>
            <a
              href={to === "calendar" ? calendarAddress(address, path) : base + path}
              className="plainLink"
            >
              <b className="linkName">{label}</b>
              <span className="xs muted">{note}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
