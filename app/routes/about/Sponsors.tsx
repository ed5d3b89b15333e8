import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as words from "#words/pages/about.ts";
import type { Sponsor } from "./shape-about.ts";
import styles from "./Sponsors.module.css";

interface SponsorsProps {
  sponsors: readonly Sponsor[];
  /** The art sheet of their plates. */
  plates: string;
}

/** The sponsors, each as an enamel plate that opens their site. */
export function Sponsors({ sponsors, plates }: SponsorsProps) {
  return (
    <section>
      <h2 className="d1">{words.sponsors}</h2>
      <ul className={styles.plates}>
        {sponsors.map(({ id, name, link }) => (
          <li key={id}>
            <ExternalLink href={link} label={name} isSponsored className={styles.link}>
              <Art
                sheet={plates}
                id={id}
                viewBox="0 0 480 200"
                sizes="(width < 600px) 92vw, 420px"
              />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
