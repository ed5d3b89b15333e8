import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import type { JoinData } from "#app/routes/join/join-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/join.ts";
import { pageLabels } from "#words/page-labels.ts";
import styles from "./Support.module.css";

/** The sponsors' signs, and the way to their page. */
export function Support({ sponsors, plates }: Pick<JoinData, "sponsors"> & { plates: string }) {
  const { sponsors: toSponsors } = usePaths();
  if (toSponsors === undefined) return undefined;
  return (
    <section aria-labelledby="support">
      <Heading
        id="support"
        title={words.support}
        note={
          <Link href={toSponsors()}>
            {sponsors.length === 0 ? words.becomeASponsor : pageLabels.sponsors}
          </Link>
        }
      />
      {sponsors.length === 0 ? undefined : (
        <ul className={styles.signs}>
          {sponsors.map(({ id, name, link }) => (
            <li key={id}>
              <ExternalLink href={link} label={name} isSponsored>
                <Art
                  sheet={plates}
                  id={id}
                  viewBox="0 0 480 200"
                  className={styles.sign}
                  sizes="(width < 900px) 46vw, 310px"
                />
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
