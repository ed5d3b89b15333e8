import { Link } from "wouter";
import type { PageEntry } from "#app/search/search-data.ts";
import * as words from "#words/search.ts";
import styles from "./StartList.module.css";

interface StartListProps {
  pages: readonly PageEntry[];
  activeId: string | undefined;
  onFollow: () => void;
}

/** Links to the main pages, until something is typed. */
export function StartList({ pages, activeId, onFollow }: StartListProps) {
  return (
    <div role="group" aria-labelledby="start">
      <p id="start" role="presentation" className="lab sectionHead">
        {words.goTo}
      </p>
      <div role="presentation" className={styles.pages}>
        {pages.map(({ path, title, detail }) => {
          const id = startId(path);
          return (
            <Link
              key={id}
              id={id}
              role="option"
              aria-selected={id === activeId}
              tabIndex={-1}
              href={path}
              className={`row ${styles.page}`}
              onClick={onFollow}
            >
              <span className="d4">{title}</span>
              <span className={`muted xs ${styles.detail}`}>{detail}</span>
            </Link>
          );
        })}
      </div>
    </div>
  );
}

/** The id of a page's row. */
export function startId(path: string): string {
  return `start-${path.slice(1)}`;
}
