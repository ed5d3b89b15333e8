import type { ComponentType } from "react";

/** What a page module offers: the head of its document and its view, already fed with its content. */
export interface Page {
  title: string;
  description: string;
  View: ComponentType;
  /** A world of its own: its view brings its own header and its own `main` with the id "main". */
  standsAlone?: true;
}
