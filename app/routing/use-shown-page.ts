import { useEffect, useState } from "react";
import { arrivedPage, fetchPage, type ShownPage } from "./page-store.ts";

/**
 * The page at a path once it is here, until then the one before it. Only Back and Forward can ask for
 * a page that was never fetched; links fetch theirs first.
 */
export function useShownPage(path: string): ShownPage {
  const wanted = arrivedPage(path);
  const [shown, setShown] = useState(wanted);
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
  const page = wanted ?? shown;
  if (page === undefined) throw new Error("The first page is kept before the site is rendered.");
  return page;
}
