/** What the page is rendered from. */
export interface OpponentData {
  readonly name: string;
}
