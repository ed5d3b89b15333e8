import { type ComponentProps, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { pageLabels } from "#app/routes/paths.ts";
import { find, warmUp } from "#app/search/find/find.ts";
import { type PageEntry, type SearchData, listSheets } from "#app/search/search-data.ts";
import { useStoredPaths } from "#app/search/use-stored-paths.ts";
import { PrefetchedSheets } from "#app/ui/Art/PrefetchedSheets.tsx";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { SearchField, type SearchFieldProps } from "#app/ui/SearchField/SearchField.tsx";
import * as words from "#words/search.ts";
import * as ui from "#words/ui.ts";
import { HitList } from "./HitList.tsx";
import { optionGroups, startPages } from "./options.ts";
import { countText, isEmpty, describeWordMatches, findAnswer } from "#app/search/status.ts";
import { useKeys } from "./use-keys.ts";
import styles from "./SearchDialog.module.css";

interface SearchBarProps extends Pick<SearchFieldProps, "text" | "type"> {
  field: NonNullable<SearchFieldProps["field"]>;
  teamName: string;
  activeId: string | undefined;
  onKeyDown: ComponentProps<"input">["onKeyDown"];
  onClose: () => void;
}

/** The search field, which keeps the focus, and the close button. */
function SearchBar({ teamName, activeId, onKeyDown, onClose, ...search }: SearchBarProps) {
  const { field } = search;
  useEffect(() => {
    field.current?.focus();
  }, [field]);
  return (
    <div className={`row gold ${styles.bar}`}>
      <SearchField
        label={words.searchAnything}
        hint={words.searchTeam(teamName)}
        isLarge
        {...search}
        input={{
          role: "combobox",
          "aria-expanded": "true",
          "aria-controls": "search-hits",
          "aria-autocomplete": "list",
          "aria-activedescendant": activeId,
          enterKeyHint: "go",
          onKeyDown,
        }}
      />
      <button type="button" className={`display sm ${styles.close}`} onClick={onClose}>
        <span className={styles.key}>
          {words.escapeKey}
          <span className="sr">{words.closeTheSearch}</span>
        </span>
        <span className={styles.word}>
          {words.close}
          <span className="sr"> {words.theSearch}</span>
        </span>
      </button>
    </div>
  );
}

interface StartListProps {
  pages: readonly PageEntry[];
  activeId: string | undefined;
  onFollow: () => void;
}

/** Links to the main pages, shown until something is typed. */
function StartList({ pages, activeId, onFollow }: StartListProps) {
  return (
    <div role="group" aria-labelledby="start">
      <p id="start" role="presentation" className="lab sectionHead">
        {words.goTo}
      </p>
      <div role="presentation" className={styles.pages}>
        {pages.map(({ path, title, detail }) => {
          const id = startId(path);
          return (
            <Link
              key={id}
              id={id}
              role="option"
              aria-selected={id === activeId}
              tabIndex={-1}
              href={path}
              className={`row ${styles.page}`}
              onClick={onFollow}
            >
              <span className="d4">{title}</span>
              <span className={`muted xs ${styles.detail}`}>{detail}</span>
            </Link>
          );
        })}
      </div>
    </div>
  );
}

function startId(path: string): string {
  return `start-${path.slice(1)}`;
}

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
  const isNothing = !isStart && isEmpty(found);
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
    warmUp(data);
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
            isShown={isNothing}
            art={{ sheet: data.art.empty, id: "tree", viewBox: "0 0 520 400" }}
            note={words.youCanSearch}
            action={ui.clearSearch}
            onAction={clear}
          />
        </div>
        <PrefetchedSheets sheets={listSheets(data.art)} />
        <div className={`xs row ${styles.foot}`}>
          {/* Without results, the message above is announced instead. */}
          <p role="status">
            {isStart || isNothing
              ? ""
              : [countText(found), describeWordMatches(found)]
                  .filter((text) => text !== "")
                  .join(". ")}
            {isStart ? undefined : <span className="sr"> {findAnswer(found)}</span>}
          </p>
          <KeyHints />
        </div>
      </div>
    </dialog>
  );
}
