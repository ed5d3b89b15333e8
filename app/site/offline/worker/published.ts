/** Pages and photographs of a deployment, inserted by the build. */
export interface Published {
  /** Hash of the scripts. */
  readonly code: string;
  /** Comma-separated hashes of the photographs, and of the cacheable pages with their revisions. */
  readonly list: string;
}

/** 36 bits of a hash: among 200 stored files, the odds of a collision are about one in a million. */
async function fingerprint(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash))).slice(0, 6);
}

export const pageEntry = (path: string, revision: string) => `${path} ${revision}`;

export async function createHashList(entries: readonly string[]): Promise<string> {
  const fingerprints = await Promise.all(entries.map(fingerprint));
  return `,${fingerprints.join(",")},`;
}

/**
 * Whether the deployment has a file.
 *
 * @param entry path of a photograph, or a `pageEntry`
 */
export async function isPublished({ list }: Published, entry: string): Promise<boolean> {
  return list.includes(`,${await fingerprint(entry)},`);
}
