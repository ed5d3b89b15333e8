/** Drawings for missing photos of the grid: `drawing` of a photo. */
export const PHOTO_DRAWINGS = [
  "balloons",
  "beach",
  "board",
  "cookie",
  "dance",
  "field",
  "five",
  "flag",
  "hearts",
  "huddle",
  "melon",
  "milk",
  "water",
  "yam",
] as const;

export type PhotoDrawing = (typeof PHOTO_DRAWINGS)[number];

/** A photo of the grid on the News page. */
export interface GridPhoto {
  /** Name of the file in `media/photo-grids`, without its ending. */
  readonly file: string;
  /** Shown until the file is there; absent if the site chooses. */
  readonly drawing?: PhotoDrawing | undefined;
}
