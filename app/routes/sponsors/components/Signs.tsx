import type { SponsorTier } from "#app/routes/sponsors/sponsors-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./Signs.module.css";
import { pageLabels } from "#app/paths.ts";

/** The sponsors of one level: an enamel sign each, its name and the way to its own site. */
export function Signs({ tier, plates }: { tier: SponsorTier; plates: string }) {
  const { name, sponsors } = tier;
  return (
    <>
      {name === undefined ? undefined : <h2 className={`d2 ${styles.tier}`}>{name}</h2>}
      <ul className={`columns ${styles.signs}`} aria-label={name ?? pageLabels.sponsors}>
        {sponsors.map((sponsor) => (
          <li key={sponsor.id}>
            <ExternalLink href={sponsor.link} isSponsored className={styles.link}>
              <Art
                sheet={plates}
                id={sponsor.id}
                viewBox="0 0 480 200"
                className={styles.plate}
                sizes="(width < 900px) 92vw, 660px"
              />
              <span className={`spread ${styles.name}`}>
                <span>
                  <span className="d3">{sponsor.name}</span>
                  {sponsor.seasons === undefined ? undefined : (
                    <span className={`xs muted ${styles.seasons}`}> {sponsor.seasons}</span>
                  )}
                </span>
                <span className={buttons.round}>
                  <Icon name="arrow-up-right" />
                </span>
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
