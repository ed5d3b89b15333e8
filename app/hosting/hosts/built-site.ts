/** What the configurations of the hosts need to know of a build. */
export interface BuiltSite {
  /** The hashes of all inlined stylesheets, such as `sha256-…=`, in a fixed order. */
  readonly styles: readonly string[];
  /** Every file of the site's folder, as paths below it, in a fixed order. */
  readonly files: readonly string[];
  /** Names this build: a digest of all its files. */
  readonly release: string;
}
