import { chooseTicketPlace, type HeroPlan } from "#app/art/hero/hero-plan.ts";
import { useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/routes/site.ts";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./Stage.module.css";

/** The callout of the tryouts on the poster, a link to their form. It is marked as closed once registration is. */
export function Ticket({ plan }: { plan: HeroPlan }) {
  const { publishedAt } = useSources();
  const { tryouts } = useSite();
  if (tryouts === undefined) return undefined;
  const { callout, link, closes } = tryouts;
  return (
    <ExternalLink href={link} className={classes(styles.ticket, styles[chooseTicketPlace(plan)])}>
      {closes !== undefined && (
        <>
          <b
            className="lab"
            data-from={closes}
            hidden={publishedAt === undefined || publishedAt < closes}
          >
            Closed
          </b>{" "}
        </>
      )}
      <Wood as="span" text={callout} cap={0.165} phoneCap={0.07} />
    </ExternalLink>
  );
}
