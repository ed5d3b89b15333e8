/** A photo of the grid on the News page. */
export interface GridPhoto {
  /** Name of the file in `media/photo-grids`, without its ending. */
  readonly file: string;
}
