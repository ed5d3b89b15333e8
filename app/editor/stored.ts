/** Repository and branch of the site's files. */
export interface BranchRef {
  /** Owner and name: "my-club/website". */
  readonly repository: string;
  readonly branch: string;
}

/** A change that waits for review. */
export interface ChangeRequest {
  readonly address: string;
  readonly title: string;
  /** Login of the person who made it. */
  readonly login: string;
  readonly branch: string;
  readonly head: string;
  /** Whether the site has changed since. */
  readonly isBehind?: boolean;
}

/** The site's content at a commit. */
interface SiteContent {
  readonly head: string;
  /** The commit's tree. */
  readonly tree: string | undefined;
  readonly texts: ReadonlyMap<string, string>;
}

/** The content that the editor starts from. */
export interface Stored {
  /** The commit that was read: of the site, or of the request. */
  readonly head: string;
  /** Content files by path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths inside `content/` of files that are not text: the editor leaves them as they are. */
  readonly unreadable: ReadonlySet<string>;
  /** Login of the signed-in person. */
  readonly login: string;
  /** Whether the repository is archived, so that nothing can be saved. */
  readonly isArchived: boolean;
  readonly site: SiteContent;
  /** The newest change request that waits for review. */
  readonly request: ChangeRequest | undefined;
  /** Whether the texts are those of the request. */
  readonly isRequest: boolean;
}

/** New file texts by path in the repository. */
export type Files = ReadonlyMap<string, string>;

export interface Change extends Pick<
  Stored,
  "head" | "texts" | "login" | "site" | "request" | "isRequest"
> {
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
  /** The new head commit of the site or the request. */
  readonly head: string;
  /** Set if the change waits for review. */
  readonly request?: ChangeRequest;
}
