import { Link } from "#app/ui/Link/Link.tsx";
import { usePhone } from "#app/ui/hooks/use-phone.ts";
import { useRestLater } from "#app/ui/hooks/use-rest-later.ts";
import { EntryLink } from "#app/search/EntryLink.tsx";
import { getHitUrl } from "#app/search/hit-address.ts";
import { HitBody } from "#app/search/HitBody.tsx";
import type { SearchArt } from "#app/search/search-data.ts";
import { isMissing, type StoredPaths } from "#app/search/use-stored-paths.ts";
import * as words from "#words/search.ts";
import { type Option, type OptionGroup, splitIntoColumns } from "./options.ts";
import styles from "./HitList.module.css";

interface RowProps {
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

/** A result row. It is a link, so that it can open in a new tab; the focus stays in the field. */
function OptionRow({ option, group, isActive, onFollow, stored, ...body }: OptionRowProps) {
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
      <HitBody hit={hit} isMissing={isMissing(stored, getHitUrl(hit.entry))} {...body} />
    </EntryLink>
  );
}

/** Number of groups per column in the first frame; the rest follow in the next. */
const FIRST_GROUPS = 1;

interface HitListProps extends RowProps {
  groups: readonly OptionGroup[];
  activeId: string | undefined;
}

function Column({ groups, activeId, ...row }: HitListProps) {
  return (
    <div role="presentation">
      {useRestLater(groups, FIRST_GROUPS).map((group) => (
        <div key={group.id} role="group" aria-labelledby={group.id} className={styles.group}>
          <div className={`lab sectionHead ${styles.head}`}>
            <span id={group.id}>{group.title}</span>
            {group.note === undefined ? undefined : <span>{group.note}</span>}
          </div>
          {group.options.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              group={group}
              isActive={option.id === activeId}
              {...row}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Hits in groups, in two columns if there is room. */
export function HitList({ groups, ...list }: HitListProps) {
  const [left, right] = usePhone() ? [groups, []] : splitIntoColumns(groups);
  return (
    <div role="presentation" className={styles.columns}>
      <Column groups={left} {...list} />
      <Column groups={right} {...list} />
    </div>
  );
}
