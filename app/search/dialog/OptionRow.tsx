import { Link } from "wouter";
import { hitAddress } from "#app/search/hit-address.ts";
import { EntryLink } from "#app/search/components/EntryLink.tsx";
import { HitBody } from "#app/search/components/HitBody.tsx";
import type { SearchArt } from "#app/search/search-data.ts";
import { isMissing, type StoredPaths } from "#app/search/use-stored-paths.ts";
import * as words from "#words/search.ts";
import type { Option, OptionGroup } from "./options.ts";
import styles from "./OptionRow.module.css";

/** Props of all rows. */
export interface RowProps {
  typed: readonly string[];
  art: SearchArt;
  stored: StoredPaths;
  /** Called when a link to another page of the site is followed. */
  onFollow: () => void;
}

interface OptionRowProps extends RowProps {
  option: Option;
  group: OptionGroup;
  isActive: boolean;
}

/** A row of the list: a link, so that it opens in a new tab too. The focus stays in the field. */
export function OptionRow({ option, group, isActive, onFollow, stored, ...body }: OptionRowProps) {
  const row = {
    id: option.id,
    role: "option",
    "aria-selected": isActive,
    tabIndex: -1,
  } as const;
  if ("all" in option) {
    const { href, count } = option.all;
    return (
      <Link {...row} href={href} className={`lab ${styles.all}`} onClick={onFollow}>
        {words.all(count)}
        <span className="sr"> {group.title}</span>
      </Link>
    );
  }
  const { hit } = option;
  return (
    <EntryLink
      {...row}
      entry={hit.entry}
      section={hit.section}
      className={`row ${styles.row}`}
      onFollow={onFollow}
    >
      <HitBody hit={hit} isMissing={isMissing(stored, hitAddress(hit.entry))} {...body} />
    </EntryLink>
  );
}
