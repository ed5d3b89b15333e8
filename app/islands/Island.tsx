import type { ReactNode } from "react";
import { type PlacedIsland, useRendering, writeMark } from "./rendering.ts";

type Part = (props: never) => ReactNode;

interface IslandProps<Own extends Part> extends PlacedIsland {
  /** Plain JSON; `{}` for a component without props. */
  readonly props: Parameters<Own> extends [] ? Record<string, never> : Parameters<Own>[0] & object;
}

/**
 * A part of a page with state. It is prerendered like the rest, and the only part that the browser hydrates.
 *
 * @typeParam Own the type of its component, which the page does not import
 */
export function Island<Own extends Part>(island: IslandProps<Own>) {
  const { name, when } = island;
  const position = useRendering().addIsland(island);
  return (
    <div data-island={name} data-position={position} data-when={when}>
      {writeMark(position)}
    </div>
  );
}
