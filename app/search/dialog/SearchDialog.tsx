import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { HitList } from "#app/search/HitList.tsx";
import { Hits } from "#app/search/Hits.tsx";
import type { SearchData } from "#app/search/search-data.ts";
import { buildIndex } from "#app/search/search-engine.ts";
import { SearchForm } from "#app/search/SearchForm.tsx";
import styles from "./SearchDialog.module.css";

/** Hits in the dialog; the search page shows more. */
const MAX_HITS = 8;

/** Pages listed before anything is typed. */
const START_PAGES = [paths.join(), paths.results(), paths.roster(), paths.news(), paths.sponsors()];

interface SearchDialogProps {
  data: SearchData;
  teamName: string;
  /** Text typed while the dialog was loading. */
  initialText: string;
  onClose: () => void;
}

/**
 * The arrow keys move between the field and the hits. What is typed on a hit goes into the field. Escape in the empty field
 * closes the dialog.
 */
function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  // WebKit's search field keeps Escape for itself, even when it is empty.
  const isEmpty = event.target instanceof HTMLInputElement && event.target.value === "";
  if (event.key === "Escape" && isEmpty) event.currentTarget.close();
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "ArrowDown") stops[(index + 1) % stops.length]?.focus();
  else if (event.key === "ArrowUp") stops.at(Math.max(index, 0) - 1)?.focus();
  else if (isText && index > 0) stops[0]?.focus();
  if (event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
}

/** The site search over the page. */
export function SearchDialog({ data, teamName, initialText, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  const query = text.trim();
  useLayoutEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  // Before anything is typed, so that the first hits need not wait for it.
  useEffect(() => void buildIndex(data), [data]);
  const close = () => dialog.current?.close();
  const clear = () => {
    setText("");
    field.current?.focus();
  };
  const startPages = START_PAGES.flatMap(
    (path) => data.documents.find(({ href }) => href === path) ?? [],
  );
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={pageLabels.search}
      onClose={onClose}
      onKeyDown={handleKey}
      closedby="any"
    >
      <SearchForm
        label="Search people, seasons, tournaments, opponents, badges and news"
        hint={`Search ${teamName}`}
        field={field}
        text={text}
        onType={setText}
        onSubmit={() => (query === "" ? undefined : dialog.current?.querySelector("a")?.click())}
        onClose={close}
      />
      <div className={styles.body}>
        {query === "" ? (
          <HitList hits={startPages} art={data.art} onFollow={close} />
        ) : (
          <Suspense>
            <Hits
              data={data}
              query={query}
              maxHits={MAX_HITS}
              moreHref={paths.search({ q: query })}
              onClear={clear}
              onFollow={close}
            />
          </Suspense>
        )}
      </div>
    </dialog>
  );
}
