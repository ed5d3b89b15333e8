import { createContext, use } from "react";
import type { Choices } from "./form/choices.ts";
import type { Review } from "./workspace/review.ts";
import type { Workspace } from "./workspace/workspace.ts";

/** Context of every editor screen. */
export interface Desk {
  readonly workspace: Workspace;
  readonly review: Review;
  readonly choices: Choices;
  /** Changes a file's text, based on its current text. */
  readonly edit: (file: string, change: (text: string) => string) => void;
  /** Adds pictures with their captions, by path inside `media/`. */
  readonly addMedia: (files: ReadonlyMap<string, string | Uint8Array>) => void;
}

/** Set after signing in. */
export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error("A screen needs a DeskContext around it.");
  return desk;
}
