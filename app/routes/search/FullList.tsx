import { Link } from "wouter";
import { type PageName, patterns } from "#app/paths.ts";
import type { EntryKind } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import styles from "./Everything.module.css";

/** The pages that list all of a kind; of a large record the search lists only the first. */
const fullLists: Readonly<Partial<Record<EntryKind, PageName>>> = {
  people: "players",
  tournaments: "results",
  opponents: "opponents",
  places: "records",
  badges: "badgequest",
  news: "news",
};

/** Links to all of a kind. */
export function FullList({ kind, count }: { kind: EntryKind; count: number }) {
  const name = fullLists[kind];
  return name === undefined ? undefined : (
    <p className={styles.full}>
      <Link href={patterns[name]}>{words.allOf(count, words.kindNames[kind].toLowerCase())}</Link>
    </p>
  );
}
