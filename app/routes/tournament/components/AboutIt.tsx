import type { TournamentNews } from "#app/routes/tournament/tournament-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/tournament.ts";
import styles from "./AboutIt.module.css";

/** The stories that say they are about this tournament. */
export function AboutIt({ news }: { news: readonly TournamentNews[] }) {
  if (news.length === 0) return undefined;
  return (
    <section aria-labelledby="about-it" className={styles.news}>
      <Heading id="about-it" title={words.inTheNews} />
      <ul>
        {news.map(({ title, link, note }) => (
          <li key={link + title}>
            <ExternalLink href={link}>{title}</ExternalLink>
            <span className="xs muted">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
