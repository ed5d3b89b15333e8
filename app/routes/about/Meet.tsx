import { Link } from "wouter";
import { useSite } from "#app/page/site.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as club from "#words/club.ts";
import * as words from "#words/pages/about.ts";
import type { AboutContent } from "./shape-about.ts";
import styles from "./Meet.module.css";
import { OffTheField } from "./OffTheField.tsx";

/** Introduction of the team: a paragraph, four facts, the sport, and its projects off the field. */
export function Meet({
  teamName,
  blurb,
  ultimate,
  facts,
}: Pick<AboutContent, "teamName" | "blurb" | "ultimate" | "facts">) {
  const { language } = useSite();
  return (
    <section className={`wrap ${styles.meet}`}>
      <Wood as="h2" text={words.meet(teamName)} cap={0.2} phoneCap={0.21} />
      <div className={styles.text}>
        <p className="intro" lang={language}>
          {blurb}
        </p>
        <dl className={`cluster ${styles.facts}`}>
          {facts.map(({ label, value, to }) => (
            <div key={label}>
              <dt className="lab">{label}</dt>
              <dd className="num">{to === undefined ? value : <Link href={to}>{value}</Link>}</dd>
            </div>
          ))}
        </dl>
        {ultimate === undefined ? undefined : (
          <>
            <h3 className="d3">{club.whatIsUltimate}</h3>
            <p className="intro" lang={language}>
              {ultimate}
            </p>
          </>
        )}
      </div>
      <OffTheField />
    </section>
  );
}
