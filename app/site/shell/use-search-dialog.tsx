import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import type { SearchData } from "#app/search/search-data.ts";

/** Whether a key press opens the search: Ctrl or Cmd K. A key alone would react to speech input (WCAG 2.1.4). */
function isSearchKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !isComposing;
}

/** Buffers text typed while the dialog is loading. */
function earlyKeys() {
  let text = "";
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Backspace") text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  return {
    keep: () => {
      text = "";
      document.addEventListener("keydown", onKey, true);
    },
    take: () => {
      document.removeEventListener("keydown", onKey, true);
      return text;
    },
  };
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
 * @param giveBack returns the focus to the visible button
 */
export function useSearchDialog(giveBack: () => void): SearchControl {
  const { teamName } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const [early] = useState(earlyKeys);
  const onIntent = useCallback(() => {
    load().then(setLoaded, () => undefined);
  }, []);
  const onOpen = useCallback(() => {
    early.keep();
    setOpen(true);
    load().then(setLoaded, () => {
      early.take();
      window.location.assign(import.meta.env.BASE_URL + paths.search().slice(1));
    });
  }, [early]);
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
  const { Dialog, data } = loaded ?? {};
  const dialog =
    isOpen && Dialog !== undefined && data !== undefined ? (
      <Dialog
        data={data}
        teamName={teamName}
        takeEarly={early.take}
        onClose={() => {
          // The browser fires the close event a moment later; a key that reopened it in between is
          // lost.
          early.take();
          setOpen(false);
          giveBack();
        }}
      />
    ) : undefined;
  return { onIntent, onOpen, dialog };
}
