/** What the page is rendered from. */
export interface BadgeData {
  readonly name: string;
}
