import { use, useLayoutEffect } from "react";
import { Failure } from "#app/ui/Failure/Failure.tsx";
import * as words from "#words/shell.ts";
import { FallbackContext } from "./prerendered.ts";

/** Stands where a page could not be rendered until its document is shown. */
export function FailedPage() {
  const fallBack = use(FallbackContext);
  // A page that is only prefetched runs no effects: nothing happens before its link is followed.
  useLayoutEffect(fallBack, [fallBack]);
  return (
    <>
      <h1 className="sr">{words.thisPageCouldNotBeShown}</h1>
      <Failure what={words.thisPage} />
    </>
  );
}
