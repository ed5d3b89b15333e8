import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { OpponentData } from "#app/routes/opponent/opponent-data.ts";
import * as words from "#words/pages/opponent.ts";
import styles from "./OtherNames.module.css";

/** The team's current name or its former names. */
export function OtherNames({ now, formerly }: Pick<OpponentData, "now" | "formerly">) {
  const names = now === undefined ? formerly : [now];
  if (names.length === 0) return undefined;
  return (
    <p className={`cluster ${styles.names}`}>
      {now === undefined ? words.formerly : words.now}
      {names.map((opponent) =>
        opponent.hasNoPage === true ? (
          <span key={opponent.id}>{opponent.name}</span>
        ) : (
          <Link key={opponent.id} href={paths.opponent(opponent)}>
            {opponent.name}
          </Link>
        ),
      )}
    </p>
  );
}
