import { FollowLinks } from "#app/page/FollowLinks.tsx";
import { useSite } from "#app/page/site.ts";
import type { JoinData } from "#app/routes/join/join-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/join.ts";
import styles from "./Follow.module.css";

/** Profiles to follow, and the team's calendar. */
export function Follow({ follow, calendar }: Pick<JoinData, "follow" | "calendar">) {
  const { pages } = useSite();
  const feed = pages.includes("news") ? ("news" as const) : undefined;
  if (follow.length === 0 && calendar === undefined && feed === undefined) return undefined;
  return (
    <section aria-labelledby="follow">
      <Heading id="follow" title={words.follow} />
      {follow.length === 0 ? undefined : (
        <ul className={styles.links}>
          {follow.map(({ name, link, letters }) => (
            <li key={name}>
              <ExternalLink href={link} className={`link row ${styles.link}`}>
                <span className="token centered display" aria-hidden="true">
                  {letters ?? <Icon name="mail" />}
                </span>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      <FollowLinks calendar={calendar} feed={feed} />
    </section>
  );
}
