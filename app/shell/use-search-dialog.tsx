import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { paths } from "#app/paths.ts";
import { useSite } from "#app/page/site.ts";
import type { SearchData } from "#app/search/search-data.ts";
import { isSearchKey, keepEarlyKeys, takeEarlyKeys } from "./search-keys.ts";

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

/** The code of the dialog and everything that it finds, side by side: no page has any of it. */
async function load(): Promise<Loaded> {
  const [{ SearchDialog }, { loadSearch }] = await Promise.all([
    import("#app/search/dialog/SearchDialog.tsx"),
    import("#app/search/load-search.ts"),
  ]);
  return { Dialog: SearchDialog, data: await loadSearch() };
}

interface SearchControl {
  /** It may soon be opened: a pointer or the focus is on a button. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
  readonly dialog: ReactNode;
}

/**
 * The search over everything, fetched on intent, opened by a button, by `/` and by Ctrl or Cmd K.
 *
 * @param giveBack returns the focus to the button that is seen
 */
export function useSearchDialog(giveBack: () => void): SearchControl {
  const { teamName } = useSite();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  const onIntent = useCallback(() => {
    load().then(setLoaded, () => undefined);
  }, []);
  const onOpen = useCallback(() => {
    keepEarlyKeys();
    setOpen(true);
    load().then(setLoaded, () => {
      takeEarlyKeys();
      window.location.assign(import.meta.env.BASE_URL + paths.search().slice(1));
    });
  }, []);
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
        takeEarly={takeEarlyKeys}
        onClose={() => {
          // The browser says so a moment after it has closed: a key that asked for it in between is lost.
          takeEarlyKeys();
          setOpen(false);
          giveBack();
        }}
      />
    ) : undefined;
  return { onIntent, onOpen, dialog };
}
