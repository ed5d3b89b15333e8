import type { CutName } from "./cuts.ts";

/** A picture of the site that a photograph or logo of the team may replace. */
export interface Picture {
  /** Names the drawing that the file replaces, such as "busts-2019-alder". */
  readonly key: string;
  /** Paths in the media folder, best first; any ending that pictures have will do. */
  readonly places: readonly string[];
  readonly cut: CutName;
  /** Whose portrait it is. */
  readonly portraitOf?: string;
  /** Nothing on the page describes it, so the text beside the file has to. */
  readonly needsAlt?: true;
}
