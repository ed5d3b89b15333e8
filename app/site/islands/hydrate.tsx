import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { getIdPrefix, readIslandData } from "#app/islands/island-data.ts";
import { IslandRoot } from "#app/islands/island-root.tsx";
import { InlinedSheets, readInlinedSheets } from "#app/ui/Art/inlined-sheets.ts";
import { findIsland } from "./find-island.ts";

/**
 * Loads the code of an island and hydrates it. If React fails, the prerendered island returns with a notice, and its links
 * load documents.
 *
 * @returns when it shows the view of the address; never if React fails
 * @throws if its code cannot be loaded
 */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { props, ...surroundings } = readIslandData();
  const position = Number(element.dataset["position"]);
  const Part = await findIsland(element.dataset["island"] ?? "");
  setDateStyle(surroundings.site);
  // In an inert document: in the page's own one, all lazy pictures of the copy would load at once.
  const copy = document.implementation.createHTMLDocument().importNode(element, true);
  await new Promise<void>((resolve) => {
    let root: Root | undefined;
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      // After React's current work, before the next frame.
      queueMicrotask(() => {
        root?.unmount();
        element.replaceChildren(...copy.childNodes);
        document.documentElement.dataset["view"] = location.search === "" ? "failed" : "default";
      });
    };
    const island = (
      <InlinedSheets value={readInlinedSheets(document)}>
        <IslandRoot {...surroundings} onShown={resolve}>
          <Part {...props[position]} />
        </IslandRoot>
      </InlinedSheets>
    );
    const identifierPrefix = getIdPrefix(position);
    // In a transition, the browser can answer presses between the slices of hydration.
    startTransition(() => {
      root = hydrateRoot(element, island, { identifierPrefix, onUncaughtError });
    });
  });
}
