import { memo } from "react";
import { fold } from "#app/domain/fold.ts";
import { sortedBy } from "#app/lib/list.ts";
import { HIT_KINDS } from "#app/search/find/hits.ts";
import { hitKey } from "#app/search/hit-address.ts";
import { EntryLink } from "#app/search/components/EntryLink.tsx";
import type { Entry, EntryKind, SearchData } from "#app/search/search-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import styles from "./Everything.module.css";
import { WithoutSearch } from "./WithoutSearch.tsx";

const kinds = HIT_KINDS.filter((kind): kind is EntryKind => kind !== "games");

/** Lists of names stand by name; others have an order of their own. */
const byName: ReadonlySet<EntryKind> = new Set(["people", "opponents", "places", "badges"]);

const nameOf = (entry: Entry) =>
  fold(entry.kind === "people" ? `${entry.last} ${entry.title}` : entry.title);

/** Detail after the name in the list. */
function detailOf(entry: Entry): string | number | undefined {
  switch (entry.kind) {
    case "people":
      return entry.number;
    case "tournaments":
      return entry.subtitle;
    case "opponents":
      return entry.record;
    case "seasons":
    case "news":
      return entry.detail;
    case "places":
      return entry.region && entry.code;
    case "badges":
    case "pages":
      return undefined;
  }
}

/** A name as an index has it: people by their last names. */
function Name({ entry }: { entry: Entry }) {
  if (entry.kind === "news") return entry.title;
  if (entry.kind !== "people") return <b>{entry.title}</b>;
  const first = entry.title.slice(0, entry.title.lastIndexOf(entry.last)).trim();
  return (
    <>
      <b>{entry.last}</b>
      {first === "" ? undefined : <>, {first}</>}
    </>
  );
}

function Item({ entry }: { entry: Entry }) {
  const detail = detailOf(entry);
  return (
    <EntryLink entry={entry} className="link">
      <Name entry={entry} />
      {detail === undefined ? undefined : <span className="muted"> {detail}</span>}
      {entry.kind === "news" ? <span className="sr"> {ui.newTab}</span> : undefined}
    </EntryLink>
  );
}

/** Everything that the search finds, kind by kind, as the document has it. Memoised: no key changes it. */
export const Everything = memo(function Everything({
  data: { entries, countsInWords },
}: {
  data: SearchData;
}) {
  const lists = kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const list = byName.has(kind) ? sortedBy(own, nameOf) : own;
    return list.length === 0 ? [] : { kind, list };
  });
  return (
    <>
      <WithoutSearch />
      <nav aria-label={words.kinds} className={styles.kinds}>
        <ul>
          {lists.map(({ kind, list }) => (
            <li key={kind}>
              <a href={`#a-${kind}`}>
                <span>{words.kindNames[kind]}</span>
                <b className="num">{list.length}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {countsInWords === undefined ? undefined : <p className="xs muted">{countsInWords}</p>}
      {lists.map(({ kind, list }) => (
        <section key={kind} aria-labelledby={`a-${kind}`} className={styles.kind} data-kind={kind}>
          <Heading id={`a-${kind}`} title={words.kindNames[kind]} note={list.length} />
          <ul>
            {list.map((entry) => (
              <li key={hitKey(entry)}>
                <Item entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});
