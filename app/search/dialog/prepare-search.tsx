import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type DateStyle, setDateStyle } from "#app/domain/dates/date-style.ts";
import { loadSearch } from "#app/search/load-search.ts";
import { InlinedSheets, readInlinedSheets } from "#app/ui/Art/inlined-sheets.ts";
import { SearchDialog } from "./SearchDialog.tsx";

interface SearchStart {
  readonly club: DateStyle & { readonly teamName: string };
  /** Text typed while the dialog was loading. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Loads the search index, and returns a function that opens the dialog at once. */
export async function prepareSearch() {
  const data = await loadSearch();
  const open = ({ club, text, onClose }: SearchStart) => {
    setDateStyle(club);
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const close = () => {
      root.unmount();
      place.remove();
      onClose();
    };
    flushSync(() =>
      root.render(
        <InlinedSheets value={readInlinedSheets(document)}>
          <SearchDialog data={data} teamName={club.teamName} initialText={text} onClose={close} />
        </InlinedSheets>,
      ),
    );
  };
  return { open };
}
