/** What the page is rendered from. */
export interface PlayerData {
  readonly name: string;
}
