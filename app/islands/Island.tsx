import type { ReactNode } from "react";
import type { IslandName } from "./island-module.ts";
import { useRendering, writeMark } from "./rendering.ts";

/** When an island wakes: with the page, when the browser is idle, or when the island comes into view. */
export type IslandTime = "load" | "idle" | "visible";

type Part = (props: never) => ReactNode;

interface IslandProps<Own extends Part> {
  name: IslandName;
  when: IslandTime;
  /** Plain JSON; `{}` for a component without props. */
  props: Parameters<Own> extends [] ? Record<string, never> : Parameters<Own>[0] & object;
  /** Of the keys of photographs that may replace its drawings. A key begins with the name of the drawing's sheet. */
  photographPrefixes?: readonly string[];
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
