import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { find } from "#app/search/find/find.ts";
import { prepare } from "#app/search/find/prepare.ts";
import { type SearchData, sheetsOf } from "#app/search/search-data.ts";
import { useStoredPaths } from "#app/search/use-stored-paths.ts";
import { PrefetchedSheets } from "#app/ui/Art/PrefetchedSheets.tsx";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import { HitList } from "./HitList.tsx";
import { optionGroups, startPages } from "./options.ts";
import { SearchBar } from "./SearchBar.tsx";
import { StartList, startId } from "./StartList.tsx";
import { useKeys } from "./use-keys.ts";
import styles from "./SearchDialog.module.css";
import { pageLabels } from "#app/paths.ts";

interface SearchDialogProps {
  data: SearchData;
  teamName: string;
  /** Returns text typed while the dialog was loading. */
  takeEarly: () => string;
  onClose: () => void;
}

/** Keyboard hints, hidden from screen readers, which announce them from the roles. */
function KeyHints() {
  return (
    <p className={`muted ${styles.keys}`} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {words.move} <kbd>←</kbd> <kbd>→</kbd> {words.group}{" "}
      <kbd>{words.enterKey}</kbd> {words.open} <kbd>{words.escapeKey}</kbd> {words.closeIt}
    </p>
  );
}

/** The site search: a combobox in a modal dialog. */
export function SearchDialog({ data, teamName, takeEarly, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(takeEarly);
  const query = text.trim();
  const found = useMemo(() => find(data, query), [data, query]);
  const isStart = found.typed.length === 0;
  const pages = useMemo(() => startPages(data), [data]);
  const groups = optionGroups(found, query);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText("");
    field.current?.focus();
  };
  const start = { options: pages.map(({ path }) => ({ id: startId(path) })) };
  const keys = useKeys({
    query: isStart ? "" : query,
    groups: isStart ? [start] : groups,
    onClear: clear,
  });
  const stored = useStoredPaths();
  useEffect(() => {
    prepare(data);
  }, [data]);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => {
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={pageLabels.search}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.frame}>
        <SearchBar
          teamName={teamName}
          field={field}
          text={text}
          type={setText}
          activeId={keys.activeId}
          onKeyDown={keys.onKeyDown}
          onClose={close}
        />
        <div className={styles.body}>
          <div id="search-hits" role="listbox" aria-label={words.hits}>
            {isStart ? (
              <StartList pages={pages} activeId={keys.activeId} onFollow={close} />
            ) : (
              <HitList
                groups={groups}
                activeId={keys.activeId}
                typed={found.typed}
                art={data.art}
                stored={stored}
                onFollow={close}
              />
            )}
          </div>
          <EmptyState
            shown={!isStart && found.count === 0}
            art={{ sheet: data.art.empty, id: "tree", viewBox: "0 0 520 400" }}
            note={words.youCanSearch}
            action={ui.clearSearch}
            onAction={clear}
          />
        </div>
        <PrefetchedSheets sheets={sheetsOf(data.art)} />
        <div className={`xs row ${styles.foot}`}>
          <p role="status">
            {isStart ? "" : words.results(found.count)}
            {!isStart && found.count > 0 && found.groups.length === 0 ? words.allCloseMatches : ""}
            {found.isPartial ? `. ${words.notEveryWord}` : ""}
          </p>
          <KeyHints />
        </div>
      </div>
    </dialog>
  );
}
