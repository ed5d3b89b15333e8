import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import styles from "./SponsorPlates.module.css";

/**
 * The sponsors' enamel plates, each a link to the sponsor's site.
 *
 * @param plates URL of the art sheet with the plates
 */
export function SponsorPlates({ plates }: { plates: string }) {
  return (
    <List className={styles.plates}>
      {useSite().sponsors.map(({ name, link }, index) => (
        <li key={name}>
          <ExternalLink href={link} label={name} isSponsored>
            <Art
              sheet={plates}
              id={`sponsor-${index}`}
              viewBox="0 0 480 200"
              className={styles.plate}
              sizes="(width < 900px) 46vw, 320px"
            />
          </ExternalLink>
        </li>
      ))}
    </List>
  );
}
