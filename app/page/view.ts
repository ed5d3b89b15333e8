import type { ReactNode } from "react";

/** The browser's side of a kind of page. */
export interface View<Data> {
  /** Renders the page from its data. A method, so that views of different data fit one table. */
  Page(this: void, props: { data: Data }): ReactNode;
  /** It brings its own header, footer and `main` with the id "main". */
  readonly standsAlone?: true;
}

/** The data that a view renders. */
export type DataOf<V> = V extends View<infer Data> ? Data : never;
