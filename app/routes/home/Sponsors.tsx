import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import { SponsorPlates } from "#app/page/SponsorPlates.tsx";
import { useSite } from "#app/page/site.ts";
import { pageLabels } from "#app/paths.ts";
import * as words from "#words/pages/home.ts";
import styles from "./Sponsors.module.css";

/** The sponsors' plates, and the way to their page; nothing without any. */
export function Sponsors({ plates }: { plates: string }) {
  const { sponsors } = usePaths();
  if (useSite().sponsors.length === 0 || sponsors === undefined) return undefined;
  return (
    <section className={`wrap columns ${styles.sponsors}`} aria-labelledby="sponsors">
      <div>
        <h2 id="sponsors" className="d2">
          {pageLabels.sponsors}
        </h2>
        <p>
          <Link href={sponsors()}>{words.whatSponsorsGet}</Link>
        </p>
      </div>
      <SponsorPlates plates={plates} />
    </section>
  );
}
