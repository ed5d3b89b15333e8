/** Repository and branch of the site's files. */
export interface Place {
  /** Owner and name: "my-club/website". */
  readonly repository: string;
  readonly branch: string;
}

/** The content at one commit. */
export interface Stored {
  /** The commit it was read at. */
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

/** A change to save. */
export interface Saving {
  readonly head: string;
  readonly message: string;
  readonly body: string;
  readonly files: Files;
  /** Saves as a change request to review, instead of at once. */
  readonly asRequest: boolean;
}

/** Address of a saved change, and the branch's latest commit. */
export interface Saved {
  readonly address: string;
  readonly head: string;
}

/** A code host with a signed-in user. */
export interface CodeHost {
  readonly load: () => Promise<Stored>;
  readonly save: (saving: Saving) => Promise<Saved>;
}

/** A failed request to a code host, with a message for captains. */
export class CodeHostError extends Error {
  /** Somebody else has saved in the meantime. */
  readonly isStale: boolean;
  /** The host rejects the token. */
  readonly isRefused: boolean;

  constructor(message: string, why?: "stale" | "refused") {
    super(message);
    this.name = "CodeHostError";
    this.isStale = why === "stale";
    this.isRefused = why === "refused";
  }
}
