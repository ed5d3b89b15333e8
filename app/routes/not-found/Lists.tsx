import { Link } from "wouter";
import type { PageEntry } from "#app/search/search-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/not-found.ts";
import styles from "./Lists.module.css";

/** The lists in which every page of the record stands. */
export function Lists({ lists }: { lists: readonly PageEntry[] }) {
  return (
    <section aria-labelledby="lists">
      <Heading id="lists" title={words.orBrowseAList} />
      <ul className={styles.lists}>
        {lists.map(({ path, title, detail }) => (
          <li key={path}>
            <Link href={path} className={`link row ${styles.list}`}>
              <span className={styles.words}>
                <b className="linkName">{title}</b>
                <span className="xs muted">{detail}</span>
              </span>
              <Icon name="arrow-right" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
