import { useSite } from "#app/pages/shared/site.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/tournament.ts";
import type { TournamentData } from "./shape-tournament.ts";
import styles from "./CoverageList.module.css";

/** The stories about a tournament, newest first. */
export function CoverageList({ coverage }: Pick<TournamentData, "coverage">) {
  const site = useSite();
  if (coverage.length === 0) return undefined;
  return (
    <section className="section" aria-labelledby="coverage">
      <Heading id="coverage" title={words.coverage} />
      <ul className={styles.stories}>
        {coverage.map(({ title, language = site.language, link, note, isVideo }) => (
          <li key={link + title}>
            <ExternalLink href={link} className={`link ${styles.story}`}>
              <Icon name={isVideo ? "play" : "article"} />
              <span>
                <b className="linkName" lang={language}>
                  {title}
                </b>
                <span className={`xs muted ${styles.note}`}>{note}</span>
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
