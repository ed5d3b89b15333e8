import { use } from "react";
import { plural } from "#app/lib/text.ts";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { enumerate } from "#words/grammar.ts";
import { HitList } from "./HitList.tsx";
import type { SearchData } from "./search-data.ts";
import { type Found, buildIndex, search } from "./search-engine.ts";

/** How many hits there are, and which words nothing on the site has. */
function describeFound({ hits, unknown, misspelled, isWhole }: Found): string {
  const count =
    misspelled.length > 0
      ? plural(hits.length, "close match", "close matches")
      : plural(hits.length, "result");
  if (unknown.length > 0) return `${count}. No match for ${enumerate(unknown)}.`;
  return isWhole ? count : `${count}. No result matches every word.`;
}

interface HitsProps {
  data: SearchData;
  query: string;
  maxHits: number;
  /** Address of the page with more of them. */
  moreHref?: string;
  onClear: () => void;
  onFollow?: () => void;
}

/** The hits of a query, best first, in the dialog and on the search page. It suspends until the index is built. */
export function Hits({ data, query, maxHits, moreHref, onClear, onFollow }: HitsProps) {
  const results = search(use(buildIndex(data)), query);
  const { hits } = results;
  const isEmpty = hits.length === 0;
  return (
    <>
      {/* Without hits, the message below is announced instead. */}
      <p role="status">{isEmpty ? "" : <b className="xs">{describeFound(results)}</b>}</p>
      <HitList hits={hits.slice(0, maxHits)} art={data.art} onFollow={onFollow} />
      {moreHref !== undefined && hits.length > maxHits && (
        <p>
          <Link href={moreHref} className="linedLink" onClick={onFollow}>
            All {hits.length}
          </Link>
        </p>
      )}
      <EmptyState
        isShown={isEmpty}
        treeSheet={data.treeSheet}
        note="You can search names, numbers, nicknames, years, cities, teams, badges and headlines."
        action="Clear search"
        onAction={onClear}
      />
    </>
  );
}
