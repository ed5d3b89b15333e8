import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import type { SearchData } from "#app/search/search-data.ts";
import { LoadingSearch } from "./LoadingSearch.tsx";

/** Whether a key press opens the search: Ctrl or Cmd K. A key alone would react to speech input (WCAG 2.1.4). */
function isSearchKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !isComposing;
}

interface DialogProps {
  data: SearchData;
  teamName: string;
  takeEarly: () => string;
  onClose: () => void;
}

interface Loaded {
  readonly Dialog: ComponentType<DialogProps>;
  readonly data: SearchData;
}

/** Loads the code of the dialog and the search index in parallel. */
async function load(): Promise<Loaded> {
  const [{ SearchDialog }, { loadSearch }] = await Promise.all([
    import("#app/search/dialog/SearchDialog.tsx"),
    import("#app/search/load-search.ts"),
  ]);
  return { Dialog: SearchDialog, data: await loadSearch() };
}

interface SearchControl {
  /** The pointer or the focus reached a button. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
  readonly dialog: ReactNode;
}

/**
 * State of the search dialog. It is prefetched on intent, and opened by a button, or Ctrl or Cmd K.
 *
 * @param restoreFocus focuses the visible button if nothing else has the focus
 */
export function useSearchDialog(restoreFocus: () => void): SearchControl {
  const { teamName } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const onIntent = useCallback(() => {
    load().then(setLoaded, () => undefined);
  }, []);
  const onOpen = useCallback(() => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    setOpen(true);
    load().then(setLoaded, () => {
      const isWaiting = field.current !== null;
      if (isWaiting) location.assign(import.meta.env.BASE_URL + paths.search().slice(1));
    });
  }, []);
  const onClose = () => {
    setOpen(false);
    // The browser would return it to the field of the dialog before.
    opener.current?.focus({ preventScroll: true });
    restoreFocus();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (document.querySelector("dialog[open]") === null) onOpen();
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
    };
  }, [onOpen]);
  if (!isOpen) return { onIntent, onOpen, dialog: undefined };
  const dialog =
    // Replacing the field would end the composition of a letter.
    loaded === undefined || isComposing ? (
      <LoadingSearch field={field} onComposing={setComposing} onClose={onClose} />
    ) : (
      <loaded.Dialog
        data={loaded.data}
        teamName={teamName}
        takeEarly={() => field.current?.value ?? ""}
        onClose={onClose}
      />
    );
  return { onIntent, onOpen, dialog };
}
