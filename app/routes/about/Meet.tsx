import { Link } from "wouter";
import { usePageLinks } from "#app/page/use-page-links.ts";
import { paths } from "#app/paths.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { AboutContent } from "./shape-about.ts";
import styles from "./Meet.module.css";

/** Who the team is, in a paragraph and four facts, and what it does off the field. */
export function Meet({
  teamName,
  blurb,
  facts,
}: Pick<AboutContent, "teamName" | "blurb" | "facts">) {
  const [playlists] = usePageLinks(["playlists"]);
  return (
    <section className={`wrap ${styles.meet}`}>
      <Wood as="h2" text={`Meet ${teamName}`} cap={0.2} phoneCap={0.21} />
      <div className={styles.text}>
        <p className={styles.blurb}>{blurb}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="lab">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.off}>
        Off the field we collect badges in <Link href={paths.badgequest()}>Badge Quest</Link>, spot
        license plates for <Link href={paths.fiftyplates()}>Fifty Plates</Link>
        {playlists === undefined ? undefined : (
          <>
            {" "}
            and once announced <Link href={playlists.href}>a roster as playlists</Link>
          </>
        )}
        .
      </p>
    </section>
  );
}
