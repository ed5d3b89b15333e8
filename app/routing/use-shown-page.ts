import { useEffect, useState } from "react";
import { arrivedPage, fetchPage, type ShownPage } from "./page-store.ts";

/**
 * The page at a path once it is here, until then the one before it. Only Back and Forward can ask for
 * a page that was never fetched; links fetch theirs first.
 *
 * @param first the page of the document
 */
export function useShownPage(path: string, first: ShownPage): ShownPage {
  const wanted = arrivedPage(path);
  const [shown, setShown] = useState(first);
  if (wanted !== undefined && shown !== wanted) setShown(wanted);
  useEffect(() => {
    if (wanted !== undefined) return undefined;
    let isLeft = false;
    fetchPage(path).then(
      (page) => {
        if (!isLeft) setShown(page);
      },
      () => {
        if (!isLeft) window.location.reload();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [path, wanted]);
  return wanted ?? shown;
}
