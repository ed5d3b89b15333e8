import { useSite } from "./site.ts";
import styles from "./CalendarLinks.module.css";

interface CalendarLinksProps {
  /** Of the calendar file, from the root of the site. */
  path: string;
}

/**
 * A calendar to follow, which keeps itself up to date, and the same as a file. Only a full address
 * can be followed: it is that of the published site.
 */
export function CalendarLinks({ path }: CalendarLinksProps) {
  const { domain } = useSite();
  return (
    <p className={styles.links}>
      <a href={`webcal://www.${domain}${path}`}>Follow in a calendar</a>
      <a href={import.meta.env.BASE_URL.slice(0, -1) + path} download>
        Calendar file
      </a>
    </p>
  );
}
