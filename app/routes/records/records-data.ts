/** What the page is rendered from. */
export interface RecordsData {
  readonly name: string;
}
