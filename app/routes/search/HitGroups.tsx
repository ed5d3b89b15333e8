import { usePhone } from "#app/hooks/use-phone.ts";
import { classes } from "#app/lib/classes.ts";
import type { Group } from "#app/search/find/hits.ts";
import { hitAddress, hitKey } from "#app/search/hit-address.ts";
import { HitLink } from "#app/search/components/HitLink.tsx";
import type { SearchArt } from "#app/search/search-data.ts";
import { isMissing, type StoredPaths } from "#app/search/use-stored-paths.ts";
import * as words from "#words/search.ts";
import styles from "./HitGroups.module.css";

/** How many kinds the first frame after a key has, beside each other where there is room, and rows of each. */
const FIRST = { kinds: 2, kindsOnPhones: 1, rows: 4 };

interface HitGroupsProps {
  groups: readonly Group[];
  typed: readonly string[];
  art: SearchArt;
  /** Whether all groups and rows are rendered, not only those that a viewport shows. */
  isWhole: boolean;
  stored: StoredPaths;
  /** Of the ids that the chips link to: `k-people`. */
  prefix: string;
}

/** Hits grouped by kind, in two columns if there is room. */
export function HitGroups({ groups, typed, art, isWhole, stored, prefix }: HitGroupsProps) {
  const firstKinds = usePhone() ? FIRST.kindsOnPhones : FIRST.kinds;
  return (
    <div className={classes(styles.groups, !isWhole && styles.first)}>
      {(isWhole ? groups : groups.slice(0, firstKinds)).map(
        ({ kind, hits, note = hits.length }) => {
          const id = `${prefix}-${kind}`;
          return (
            <section key={kind} aria-labelledby={id} className={styles.group}>
              <h3 id={id} className={`spread display ${styles.head}`}>
                <span>{words.kindNames[kind]}</span>
                <span className="lab">{note}</span>
              </h3>
              <ul>
                {(isWhole ? hits : hits.slice(0, FIRST.rows)).map((hit) => (
                  <li key={hitKey(hit.entry)}>
                    <HitLink
                      hit={hit}
                      typed={typed}
                      art={art}
                      isMissing={isMissing(stored, hitAddress(hit.entry))}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        },
      )}
    </div>
  );
}
