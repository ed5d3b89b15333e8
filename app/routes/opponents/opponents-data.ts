/** What the page is rendered from. */
export interface OpponentsData {
  readonly name: string;
}
