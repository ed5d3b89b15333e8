import { sponsorSheet } from "#app/art/plate/plate.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import styles from "./SponsorPlates.module.css";

/** The sponsors' enamel plates, each a link to the sponsor's site. */
export function SponsorPlates() {
  const { sponsors } = useSources().record.club;
  const plates = useSheet(sponsorSheet(sponsors.map(({ name }) => name)));
  return (
    <List className={styles.plates}>
      {sponsors.map(({ name, link }, index) => (
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
