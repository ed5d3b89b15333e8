import { lazy, memo, Suspense, useDeferredValue, useState } from "react";
import { fold } from "#app/domain/fold.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { useTypedQuery } from "#app/ui/hooks/use-typed-query.ts";
import { sortedBy } from "#app/lib/list.ts";
import { useSite } from "#app/routes/site.ts";
import { titleWith } from "#app/routes/titles.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { EntryLink, isOutside } from "#app/search/EntryLink.tsx";
import { SearchForm } from "#app/search/SearchForm.tsx";
import { HIT_KINDS } from "#app/search/find/rank.ts";
import { describeDetail, hitKey } from "#app/search/hit-address.ts";
import {
  type Entry,
  type EntryKind,
  type SearchArt,
  type SearchData,
  listSheets,
} from "#app/search/search-data.ts";
import { PrefetchedSheets } from "#app/ui/Art/PrefetchedSheets.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/search.ts";
import * as ui from "#words/ui.ts";
import styles from "./SearchPage.module.css";

/** The code that searches is loaded when somebody is about to. */
const loadResults = () => import("./Results.tsx");
const loadFind = () => import("#app/search/find/find.ts");
const Results = lazy(async () => ({ default: (await loadResults()).Results }));

/** Prerendered note for visitors without scripts. */
function WithoutScripts() {
  return (
    <p className={styles.noScripts}>
      <Icon name="search" />
      <span>{words.withoutScripts}</span>
    </p>
  );
}

const kinds = HIT_KINDS.filter((kind): kind is EntryKind => kind !== "games" && kind !== "answers");

/** Lists of names are sorted by name; others have an order of their own. */
const byName: ReadonlySet<EntryKind> = new Set(["people", "opponents", "places", "badges"]);

const entryName = (entry: Entry) =>
  fold(entry.kind === "people" ? `${entry.last} ${entry.title}` : entry.title);

/** Detail after the name in the list. */
function noteOn(entry: Entry): string | number | undefined {
  switch (entry.kind) {
    case "people":
      return entry.number;
    case "tournaments":
      return entry.subtitle;
    case "opponents":
      return entry.record;
    case "seasons":
    case "news":
      return describeDetail(entry);
    case "places":
      return entry.region && entry.code;
    case "badges":
    case "links":
    case "pages":
      return undefined;
  }
}

/**
 * Whether an entry is a section of a page or a page filtered by season; the list has only whole
 * pages.
 */
const isPartOfPage = (entry: Entry) => entry.kind === "pages" && /[?#]/.test(entry.path);

/** A name as in an index: people by last name. */
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
  const detail = noteOn(entry);
  return (
    <EntryLink entry={entry} className="link">
      <Name entry={entry} />
      {detail === undefined ? undefined : (
        <>
          {" "}
          <span className={`muted ${styles.detail}`}>{detail}</span>
        </>
      )}
      {isOutside(entry) ? <span className="sr"> {ui.newTab}</span> : undefined}
    </EntryLink>
  );
}

/** Entries of each kind that are visible; the rest is folded. Find in page opens it. */
const EXAMPLES = 3;

function EntryList({ list, id }: { list: readonly Entry[]; id?: string }) {
  return (
    <List id={id}>
      {list.map((entry) => (
        <li key={hitKey(entry)}>
          <Item entry={entry} />
        </li>
      ))}
    </List>
  );
}

/** Icons of kinds without drawings, as on their hits. */
const icons: Partial<Record<EntryKind, IconName>> = {
  pages: "arrow-right",
  links: "arrow-up-right",
  news: "article",
};

/** The picture of a kind: the drawing, tile or icon of its first hit. */
function KindPicture({ entry, art }: { entry: Entry; art: SearchArt }) {
  const { kind } = entry;
  const icon = icons[kind];
  if (icon !== undefined) {
    return (
      <span className={`centered ${styles.picture} ${styles.disc}`}>
        <Icon name={icon} />
      </span>
    );
  }
  if (kind === "seasons" || kind === "places") {
    return (
      <span className={`centered display ${styles.picture} ${styles.code}`} aria-hidden="true">
        {kind === "places" ? entry.code : String(entry.year).slice(-2)}
      </span>
    );
  }
  return <Art sheet={art.kinds} id={kind} viewBox="0 0 100 100" className={styles.picture} />;
}

interface KindTileProps {
  kind: EntryKind;
  list: readonly Entry[];
  art: SearchArt;
}

/** A kind with its picture, its number of entries, the first ones, and the rest in a fold. */
function KindTile({ kind, list, art }: KindTileProps) {
  const [first] = list;
  const rest = list.slice(EXAMPLES);
  // Links to the list open the fold.
  const id = `a-${kind}`;
  return (
    <section aria-labelledby={`h-${kind}`} className={styles.kind} data-kind={kind}>
      <div className={styles.head}>
        <h2 id={`h-${kind}`} className="d3">
          {words.kindNames[kind]}
        </h2>
        <p className="num">{list.length}</p>
        {first === undefined ? undefined : <KindPicture entry={first} art={art} />}
      </div>
      <EntryList list={list.slice(0, EXAMPLES)} {...(rest.length === 0 && { id })} />
      {rest.length === 0 ? undefined : (
        <Fold label={words.more(rest.length)}>
          <EntryList list={rest} id={id} />
        </Fold>
      )}
    </section>
  );
}

/** All searchable entries by kind, as prerendered. Memoized, because typing does not change it. */
const Everything = memo(function Everything({
  data: { entries, countsNote, art },
}: {
  data: SearchData;
}) {
  const lists = kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind && !isPartOfPage(entry));
    const list = byName.has(kind) ? sortedBy(own, entryName) : own;
    return list.length === 0 ? [] : { kind, list };
  });
  return (
    <>
      <WithoutScripts />
      <div className={styles.kinds}>
        {lists.map(({ kind, list }) => (
          <KindTile key={kind} kind={kind} list={list} art={art} />
        ))}
      </div>
      {countsNote === undefined ? undefined : (
        <p className={`xs muted ${styles.note}`}>{countsNote}</p>
      )}
    </>
  );
});

const head = <PageHead title={pageLabels.search} phoneCap={0.225} />;

/**
 * The search page: everything by kind, or the results of a query. Results update while typing; rows
 * below the viewport follow one frame later.
 */
export function View({ data }: { data: SearchData }) {
  const site = useSite();
  const { read } = useQuery();
  const search = useTypedQuery("q");
  const { text } = search;
  const query = text.trim();
  const [isFocused, setFocused] = useState(false);
  const settled = useDeferredValue(text);
  // A query from the URL is rendered completely, because Back and Forward restore the scroll
  // position.
  const isWhole = settled === text || text === (read("q") ?? "");
  useDocumentTitle(titleWith(site, query === "" ? pageLabels.search : words.searchFor(query)));
  const onFocus = () => {
    loadFind().then(
      ({ warmUp }) => {
        warmUp(data);
      },
      // The results load it again.
      () => undefined,
    );
    setFocused(true);
  };
  return (
    <>
      {head}
      <div className={`wrap ${styles.search}`} data-from-query onFocus={onFocus}>
        {isFocused ? <PrefetchedSheets sheets={listSheets(data.art)} /> : undefined}
        <SearchForm label={words.searchTeam(site.teamName)} {...search} onSubmit={search.settle} />
        {/* Hidden, not removed: removing hundreds of links would delay the first keystroke. */}
        <div className={query === "" ? undefined : styles.hidden}>
          <RestOfPage>
            <Everything data={data} />
          </RestOfPage>
        </div>
        {query === "" ? undefined : (
          <Suspense>
            <Results data={data} query={query} isComplete={isWhole} onClear={search.clear} />
          </Suspense>
        )}
      </div>
    </>
  );
}
