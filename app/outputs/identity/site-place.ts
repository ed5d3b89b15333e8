/** Address and base path of the published site. */
export interface SitePlace {
  /** Full address without a slash at the end, such as `https://www.cotesauvage.example`. */
  readonly address: string;
  /** Base path on its host, with a slash at both ends. */
  readonly base: string;
}
