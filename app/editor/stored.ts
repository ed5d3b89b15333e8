/** Repository and branch of the site's files. */
export interface BranchRef {
  /** Owner and name: "my-club/website". */
  readonly repository: string;
  readonly branch: string;
}

/** The repository's page on GitHub. */
export const repositoryAddress = ({ repository }: BranchRef) => `https://github.com/${repository}`;

/** The page of a content file on GitHub. */
export const fileAddress = (place: BranchRef, file: string) =>
  `${repositoryAddress(place)}/blob/${place.branch}/content/${file}`;

/** The content that the editor starts from. */
export interface Stored {
  /** The commit that was read. */
  readonly head: string;
  /** Content files by path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths inside `content/` of files that are not text: the editor leaves them as they are. */
  readonly unreadable: ReadonlySet<string>;
  /** Login of the signed-in person. */
  readonly login: string;
  /** Whether the repository is archived, so that nothing can be saved. */
  readonly isArchived: boolean;
}

/** New file texts by path in the repository. */
export type Files = ReadonlyMap<string, string>;

/** A change to save; `head` is the commit that it starts from. */
export interface Change extends Pick<Stored, "head"> {
  readonly message: string;
  readonly body: string;
  readonly files: Files;
  /** Saves as a pull request to review, instead of a direct commit. */
  readonly asRequest: boolean;
}

/** A saved change. */
export interface Saved {
  /** Its page on the code host. */
  readonly address: string;
  /** The head commit of the site afterwards; a pull request does not change it. */
  readonly head: string;
}
