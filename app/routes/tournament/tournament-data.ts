/** What the page is rendered from. */
export interface TournamentData {
  readonly name: string;
}
