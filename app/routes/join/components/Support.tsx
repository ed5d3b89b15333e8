import { Link } from "wouter";
import { useSite } from "#app/page/site.ts";
import { SponsorPlates } from "#app/page/SponsorPlates.tsx";
import { usePaths } from "#app/page/use-paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/join.ts";
import styles from "./Support.module.css";
import { pageLabels } from "#app/paths.ts";

/** The sponsors' plates, and the way to their page. */
export function Support({ plates }: { plates: string }) {
  const { sponsors: toSponsors } = usePaths();
  const { sponsors } = useSite();
  if (toSponsors === undefined) return undefined;
  return (
    <section aria-labelledby="support" className={styles.support}>
      <Heading
        id="support"
        title={words.support}
        note={
          <Link href={toSponsors()}>
            {sponsors.length === 0 ? words.becomeASponsor : pageLabels.sponsors}
          </Link>
        }
      />
      {sponsors.length === 0 ? undefined : <SponsorPlates plates={plates} />}
    </section>
  );
}
