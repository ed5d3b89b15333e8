import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { Found } from "#app/search/find/hits.ts";
import type { SearchData } from "#app/search/search-data.ts";
import { useStoredPaths } from "#app/search/use-stored-paths.ts";
import * as words from "#words/search.ts";
import { HitGroups } from "./HitGroups.tsx";
import styles from "./Results.module.css";

interface ResultsProps {
  data: SearchData;
  found: Found;
  query: string;
  isWhole: boolean;
}

/** Links to the groups of the results. */
function Chips({ found }: { found: Found }) {
  return (
    <nav aria-label={words.kinds}>
      <ul className={`cluster ${styles.chips}`}>
        {found.groups.map(({ kind, hits }) => (
          <li key={kind}>
            <a href={`#k-${kind}`}>
              {words.kindNames[kind]} <b>{hits.length}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Tips: how the search matches words, and queries to try. */
function Hint({ examples, state }: Pick<SearchData, "examples" | "state">) {
  return (
    <p className={`xs muted ${styles.hint}`}>
      {words.resultsMatchEveryWord(state)}
      {examples.length === 0 ? undefined : ` ${words.tryThese} `}
      {examples.map((example, index) => (
        <span key={example}>
          {index === 0 ? "" : ", "}
          <Link href={paths.search({ q: example })}>{example}</Link>
        </span>
      ))}
      {examples.length === 0 ? undefined : "."}
    </p>
  );
}

/** All hits by kind, then those with a mistyped letter. */
export function Results({ data, found, query, isWhole }: ResultsProps) {
  const stored = useStoredPaths();
  const list = { art: data.art, typed: found.typed, isWhole, stored };
  return (
    <>
      <div className={`spread ${styles.row}`}>
        <p role="status">
          <b>{words.results(found.count)}</b> {words.forQuery(query)}
          {found.isPartial ? `. ${words.notEveryWord}` : undefined}
          {found.state === undefined ? undefined : words.includesMatchesFor(found.state)}
        </p>
        <Chips found={found} />
      </div>
      <HitGroups groups={found.groups} {...list} prefix="k" />
      {found.fuzzyGroups.length === 0 ? undefined : (
        <section aria-labelledby="close" className={styles.close}>
          <h2 id="close" className="d2">
            {words.didYouMean}
          </h2>
          <HitGroups groups={found.fuzzyGroups} {...list} prefix="close" />
        </section>
      )}
      {found.count === 0 || found.isPartial ? undefined : (
        <Hint examples={data.examples} state={data.state} />
      )}
    </>
  );
}
