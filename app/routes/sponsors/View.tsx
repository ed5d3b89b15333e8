import { classes } from "#app/lib/classes.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as words from "#words/pages/sponsors.ts";
import type { SponsorsData } from "./sponsors-data.ts";
import { Call } from "./components/Call.tsx";
import { Press } from "./components/Press.tsx";
import { Signs } from "./components/Signs.tsx";
import styles from "./SponsorsPage.module.css";
import { pageLabels } from "#app/paths.ts";

const head = <PageHead title={pageLabels.sponsors} phoneCap={0.2} flight="falling" />;

/** Benefits of a sponsor and the contact, the sponsors' signs, and the press kit. */
export function View({ data }: { data: SponsorsData }) {
  const { intro, tiers, reach, call, press } = data;
  const section = "wrap section";
  return (
    <>
      {head}
      <section className="wrap" aria-labelledby="reach">
        <Heading id="reach" title={words.whatASponsorGets} />
        {reach.length === 0 ? undefined : <Figures figures={reach} className={styles.reach} />}
        <p className={styles.seen}>{data.seen}</p>
      </section>
      {call === undefined ? undefined : (
        <Call call={call} className={classes("wrap", styles.call)} />
      )}
      {intro === undefined ? undefined : (
        <div className={section}>
          <p className="intro">{intro}</p>
          {tiers.map((tier) => (
            <Signs key={tier.name ?? ""} tier={tier} plates={data.plates} />
          ))}
        </div>
      )}
      <Press press={press} className={section} />
    </>
  );
}
