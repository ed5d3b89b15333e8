import { Link } from "wouter";
import { hitAddress } from "#app/search/hit-address.ts";
import { HitBody } from "#app/search/parts/HitBody.tsx";
import type { SearchArt } from "#app/search/search-data.ts";
import { isMissing, type StoredPaths } from "#app/search/use-stored-paths.ts";
import * as words from "#words/search.ts";
import type { Option, OptionGroup } from "./options.ts";
import styles from "./OptionRow.module.css";

/** What all rows show. */
export interface RowProps {
  typed: readonly string[];
  art: SearchArt;
  stored: StoredPaths;
  /** The site shows another page: the dialog closes. */
  onFollow: () => void;
}

interface OptionRowProps extends RowProps {
  option: Option;
  group: OptionGroup;
  isActive: boolean;
}

/** A row of the list: links, so that they can be opened in a new tab, too. The focus stays in the field. */
export function OptionRow({ option, group, isActive, onFollow, stored, ...body }: OptionRowProps) {
  const { id, hit, all } = option;
  const role = { id, role: "option", "aria-selected": isActive, tabIndex: -1 } as const;
  if (all !== undefined) {
    return (
      <Link {...role} href={all.href} className={`lab ${styles.all}`} onClick={onFollow}>
        {words.all(all.count)}
        <span className="sr"> {group.title}</span>
      </Link>
    );
  }
  if (hit === undefined) return undefined;
  const href = hitAddress(hit.entry);
  const face = <HitBody hit={hit} isMissing={isMissing(stored, href)} {...body} />;
  return hit.entry.kind === "news" ? (
    <a {...role} href={href} className={styles.row} target="_blank" rel="noopener">
      {face}
    </a>
  ) : (
    <Link {...role} href={href} className={styles.row} onClick={onFollow}>
      {face}
    </Link>
  );
}
