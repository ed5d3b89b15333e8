/** What the page is rendered from. */
export interface SeasonsData {
  readonly name: string;
}
