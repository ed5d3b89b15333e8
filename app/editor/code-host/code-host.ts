/** Repository and branch of the site's files. */
export interface Place {
  /** Owner and name: "my-club/website". */
  readonly repository: string;
  readonly branch: string;
}

/** The content as it is stored at one commit. */
export interface Stored {
  /** The commit that it was read at. */
  readonly head: string;
  /** Texts of the content by their path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of the files inside `media/`. */
  readonly media: readonly string[];
  /** The signed-in person. */
  readonly login: string;
}

/** New files by their path in the repository: texts, and pictures as bytes. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A change to be saved. */
export interface Saving {
  readonly head: string;
  readonly message: string;
  readonly body: string;
  readonly files: Files;
  /** As a change request that somebody accepts, instead of at once. */
  readonly asRequest: boolean;
}

/** Address of a saved change, and the branch's latest commit. */
export interface Saved {
  readonly address: string;
  readonly head: string;
}

/** A code host, for one who is signed in. */
export interface CodeHost {
  readonly load: () => Promise<Stored>;
  readonly save: (saving: Saving) => Promise<Saved>;
}

/** A failed request to a code host, with a message for captains. */
export class CodeHostError extends Error {
  /** Somebody else saved meanwhile. */
  readonly isStale: boolean;
  /** The host does not take the token. */
  readonly isRefused: boolean;

  constructor(message: string, why?: "stale" | "refused") {
    super(message);
    this.name = "CodeHostError";
    this.isStale = why === "stale";
    this.isRefused = why === "refused";
  }
}
