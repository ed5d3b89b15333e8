import type { CutName } from "./cuts.ts";

/** A picture of the site that a file of the team may stand for. */
export interface Picture {
  /** Names the drawing that the file replaces, such as "busts-2019-alder". */
  readonly key: string;
  /** Paths in the media folder, best first; any ending that pictures have will do. */
  readonly places: readonly string[];
  readonly cut: CutName;
  /** Whose portrait it is. */
  readonly portraitOf?: string;
  /** Nothing on the page says what it shows, so that the text beside the file must. */
  readonly needsAlt?: true;
}
