import type { JoinFact } from "#app/routes/join/join-data.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/join.ts";
import styles from "./Facts.module.css";

type Value = JoinFact["values"][number];

function Linked({ text, to }: Value) {
  if (to === undefined) return text;
  return <AnyLink href={to}>{text}</AnyLink>;
}

/** Facts about the club and its results; each figure links to the page it is counted on. */
export function Facts({ facts }: { facts: readonly JoinFact[] }) {
  return (
    <section aria-labelledby="what-you-join">
      <Heading id="what-you-join" title={words.whatYouWouldJoin} />
      <dl className={styles.facts}>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {values.map((value, index) => (
                <span key={value.text}>
                  {index === 0 ? undefined : ", "}
                  <Linked {...value} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
