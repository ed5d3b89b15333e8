import { useSite } from "#app/pages/shared/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { medalOf } from "#app/domain/places/medal.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/tournament.ts";
import type { TournamentData, TournamentNews } from "./tournament-data.ts";
import styles from "./TournamentAside.module.css";

/** Notices about a tournament: canceled, not sanctioned, a remark. */
export function Notices({ notices }: { notices: readonly string[] }) {
  return notices.map((notice) => (
    <p key={notice} className={styles.notice}>
      {notice}
    </p>
  ));
}

/** The event in other years: record, place and medal of each. */
export function EventYears({ data }: { data: TournamentData }) {
  if (data.otherYears.length === 0) return undefined;
  return (
    <section aria-labelledby="other-years">
      <Heading id="other-years" title={words.otherYears} />
      <ol className={styles.years}>
        {data.otherYears.map(({ id, year, record, where, place }) => (
          <li key={id}>
            <Link
              href={paths.tournament({ id })}
              aria-current={id === data.id ? "page" : undefined}
            >
              <span className={`num ${styles.year}`}>{year}</span>
              <span>
                <b>{record}</b>
                <span className={`xs muted ${styles.where}`}>{where}</span>
              </span>
              {place === undefined ? undefined : (
                <Medal
                  place={place}
                  suffix={ordinalSuffix(place)}
                  metal={medalOf(place)}
                  size="small"
                />
              )}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The stories that say they are about this tournament. */
export function AboutIt({ news }: { news: readonly TournamentNews[] }) {
  const site = useSite();
  if (news.length === 0) return undefined;
  return (
    <section aria-labelledby="about-it" className={styles.news}>
      <Heading id="about-it" title={words.inTheNews} />
      <ul>
        {news.map(({ title, language = site.language, link, note }) => (
          <li key={link + title}>
            <ExternalLink href={link}>
              <span lang={language}>{title}</span>
            </ExternalLink>
            <span className="xs muted">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
