/** What the page is rendered from. */
export interface SeasonData {
  readonly name: string;
}
