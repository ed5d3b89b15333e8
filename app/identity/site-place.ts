/** Where the site is published. */
export interface SitePlace {
  /** Full address without a slash at the end, such as `https://www.cotesauvage.example`. */
  readonly address: string;
  /** Where it lies on its host, with a slash at both ends. */
  readonly base: string;
}
