import { sponsorSheet } from "#app/art/plate/plate.ts";
import { yearsLabel } from "#app/domain/roster.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Club } from "#app/record/record.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import plates from "#app/pages/shared/SponsorPlates.module.css";
import styles from "./SponsorsPage.module.css";

interface SignProps {
  sponsor: Club["sponsors"][number];
  id: string;
  plateSheet: string;
}

/** A sponsor's enamel sign as a link to its site, and the years of its support. */
function Sign({ sponsor: { name, link, seasons }, id, plateSheet }: SignProps) {
  const years = useSources().record.seasons.map(({ year }) => year);
  return (
    <li>
      <ExternalLink href={link} label={name} isSponsored className={styles.link}>
        <Art
          sheet={plateSheet}
          id={id}
          viewBox="0 0 480 200"
          className={plates.plate}
          sizes="(width < 900px) 46vw, 430px"
        />
      </ExternalLink>
      {seasons && (
        <p className="xs muted">{yearsLabel(seasons, [...new Set([...years, ...seasons])])}</p>
      )}
    </li>
  );
}

/** The sponsors by tier, in the order of the content. */
export function Signs({ sponsors }: Pick<Club, "sponsors">) {
  const sheet = useSheet(sponsorSheet(sponsors.map(({ name }) => name)), "inline");
  const tiers = groupBy(sponsors, ({ tier }) => tier);
  return (
    <div className={styles.tiers}>
      {Array.from(tiers, ([tier, group]) => (
        <div key={tier ?? ""}>
          {tier && <h2 className="d2">{tier}</h2>}
          <List className={styles.signs} aria-label={tier ?? pageLabels.sponsors}>
            {group.map((sponsor) => (
              <Sign
                key={sponsor.name}
                sponsor={sponsor}
                id={`sponsor-${sponsors.indexOf(sponsor)}`}
                plateSheet={sheet}
              />
            ))}
          </List>
        </div>
      ))}
    </div>
  );
}
