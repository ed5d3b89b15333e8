import { usePhone } from "#app/ui/hooks/use-phone.ts";
import { classes } from "#app/lib/classes.ts";
import { HitLink } from "#app/search/HitBody.tsx";
import { useMemo } from "react";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { find, type Group, type Found } from "#app/search/find/find.ts";
import { getHitUrl, hitKey } from "#app/search/hit-address.ts";
import type { SearchArt, SearchData } from "#app/search/search-data.ts";
import { countText, isEmpty, describeWordMatches } from "#app/search/status.ts";
import { isMissing, type StoredPaths, useStoredPaths } from "#app/search/use-stored-paths.ts";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/search.ts";
import * as ui from "#words/ui.ts";
import styles from "./Results.module.css";

/** Groups, and rows of each, rendered in the first frame after a keystroke. */
const FIRST_SHOWN = { kinds: 2, kindsOnPhones: 1, rows: 4 };

interface HitGroupsProps {
  groups: readonly Group[];
  typed: readonly string[];
  art: SearchArt;
  /** Whether to render all groups and rows, not only those in the viewport. */
  isComplete: boolean;
  stored: StoredPaths;
  /** Prefix of the ids that the chips link to: `k-people`. */
  prefix: string;
  /** Heading level of the groups. */
  level: "h2" | "h3";
}

/** Hits grouped by kind, in two columns if there is room. */
function HitGroups({
  groups,
  typed,
  art,
  isComplete,
  stored,
  prefix,
  level: Level,
}: HitGroupsProps) {
  const firstKinds = usePhone() ? FIRST_SHOWN.kindsOnPhones : FIRST_SHOWN.kinds;
  return (
    <div className={classes(styles.groups, !isComplete && styles.first)}>
      {(isComplete ? groups : groups.slice(0, firstKinds)).map(
        ({ kind, hits, note = hits.length }) => {
          const id = `${prefix}-${kind}`;
          return (
            <section key={kind} aria-labelledby={id} className={styles.group}>
              <Level id={id} className={`spread display ${styles.head}`}>
                <span>{words.kindNames[kind]}</span>
                <span className="lab">{note}</span>
              </Level>
              <List>
                {(isComplete ? hits : hits.slice(0, FIRST_SHOWN.rows)).map((hit) => (
                  <li key={hitKey(hit.entry)}>
                    <HitLink
                      hit={hit}
                      typed={typed}
                      art={art}
                      isMissing={isMissing(stored, getHitUrl(hit.entry))}
                    />
                  </li>
                ))}
              </List>
            </section>
          );
        },
      )}
    </div>
  );
}

interface ResultsProps {
  data: SearchData;
  query: string;
  isComplete: boolean;
  onClear: () => void;
}

/** Links to the groups of the results. */
function Chips({ found }: { found: Found }) {
  const groups = found.groups.filter(({ kind }) => kind !== "answers");
  return (
    <nav aria-label={words.kinds}>
      <List className={`cluster ${styles.chips}`}>
        {groups.map(({ kind, hits }) => (
          <li key={kind}>
            <a href={`#k-${kind}`}>
              {words.kindNames[kind]} <b>{hits.length}</b>
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** All hits grouped by kind, the best hit's kind first; then near misses. */
export function Results({ data, query, isComplete, onClear }: ResultsProps) {
  const found = useMemo(() => find(data, query), [data, query]);
  const stored = useStoredPaths();
  const missing = describeWordMatches(found);
  const isNothing = isEmpty(found);
  const groupProps = { art: data.art, typed: found.typed, isComplete, stored };
  return (
    <>
      <div className={`spread ${styles.row}`}>
        {/* Without results, the message below is announced instead. */}
        <p role="status">
          {isNothing ? undefined : (
            <>
              <b>{countText(found)}</b> {words.forQuery(query)}
              {missing === "" ? undefined : `. ${missing}`}
              {found.state === undefined ? undefined : words.includesMatchesFor(found.state)}
            </>
          )}
        </p>
        {isNothing ? undefined : <Chips found={found} />}
      </div>
      <HitGroups groups={found.groups} {...groupProps} prefix="k" level="h2" />
      {found.fuzzyGroups.length === 0 ? undefined : (
        <section aria-labelledby="close" className={styles.close}>
          <h2 id="close" className="d2">
            {words.closeMatchesHeading}
          </h2>
          <HitGroups groups={found.fuzzyGroups} {...groupProps} prefix="close" level="h3" />
        </section>
      )}
      {found.count === 0 || found.isPartial ? undefined : (
        <p className="xs muted">{words.resultsMatchEveryWord(data.state)}</p>
      )}
      <EmptyState
        isShown={isNothing}
        art={{ sheet: data.art.empty, id: "tree", viewBox: "0 0 520 400" }}
        note={words.youCanSearch}
        action={ui.clearSearch}
        onAction={onClear}
      />
    </>
  );
}
