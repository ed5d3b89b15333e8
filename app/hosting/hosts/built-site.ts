import type { InlinedHashes } from "#app/hosting/inlined-hashes.ts";

/** A build, as the configurations of the hosts need it. */
export interface BuiltSite {
  /** The hashes of what stands in its documents, in a fixed order. */
  readonly inlined: InlinedHashes;
  /** Every file of the site's folder, as paths below it, in a fixed order. */
  readonly files: readonly string[];
  /** Names this build: a digest of all its files. */
  readonly release: string;
}
