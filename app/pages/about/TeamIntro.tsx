import { Fragment } from "react";
import { useSources } from "#app/islands/rendering.ts";
import type { NamedPage } from "#app/routes/paths.ts";
import { usePageLinks } from "#app/routes/site.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as club from "#words/club.ts";
import { joint } from "#words/grammar.ts";
import styles from "./About.module.css";

/** The projects of the team off the field, by page. */
const projects: Partial<Record<NamedPage, string>> = {
  badgequest: "collect badges in",
  fiftyplates: "spot license plates for",
  playlists: "once announced",
};

/** The team's projects off the field, with links to their pages. */
function OffTheField() {
  const links = usePageLinks(["badgequest", "fiftyplates", "playlists"]);
  if (links.length === 0) return undefined;
  return (
    <p className={`muted ${styles.off}`}>
      Off the field we
      {links.map(({ page, label, href }, index) => (
        <Fragment key={page}>
          {joint(index, links.length)} {projects[page]}{" "}
          <Link href={href}>{page === "playlists" ? "a roster as playlists" : label}</Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

/** Glossary of the sport for newcomers. */
function Terms() {
  const { terms = [], language } = useSources().record.club;
  if (terms.length === 0) return undefined;
  return (
    <Fold label="How it works">
      <dl className={styles.terms} lang={language}>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** Introduction of the team: a paragraph, the sport, and its projects off the field. */
export function TeamIntro() {
  const { teamName, about, ultimate, status, language } = useSources().record.club;
  return (
    <section className={`wrap columns ${styles.meet}`}>
      <Wood as="h2" text={`Meet ${teamName}`} cap={0.134} phoneCap={0.114} />
      <div className={`halves ${styles.text}`}>
        <div>
          <p className="intro" lang={language}>
            {about}
          </p>
          {status !== undefined && (
            <p className={`gold ${styles.status}`} lang={language}>
              {status}
            </p>
          )}
          <OffTheField />
        </div>
        {ultimate === undefined ? (
          <Terms />
        ) : (
          <div className="stack">
            <h3 className="d3">{club.whatIsUltimate}</h3>
            <p className="intro" lang={language}>
              {ultimate}
            </p>
            <Terms />
          </div>
        )}
      </div>
    </section>
  );
}
