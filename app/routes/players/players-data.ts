/** What the page is rendered from. */
export interface PlayersData {
  readonly name: string;
}
