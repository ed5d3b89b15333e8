/** Reasons for a refusal that the editor can do something about. */
export type Reason =
  /** Somebody else saved in the meantime. */
  | "stale"
  /** The token is unknown or expired. */
  | "expired"
  /** Another token may help. */
  | "forbidden"
  /** The request was too large for GitHub's time limit. */
  | "slow";

/** A failed request to a code host, with a message for captains. */
export class CodeHostError extends Error {
  readonly reason: Reason | undefined;

  constructor(message: string, reason?: Reason) {
    super(message);
    this.name = "CodeHostError";
    this.reason = reason;
  }
}

const CHANGES_KEPT = "Your changes are still here";

const FORBIDDEN_TEXT =
  "GitHub does not open the repository with this token. It needs “Contents” and “Pull requests”, each with read and write. If the repository has a new name, correct it in content/site.yml.";

/** GitHub does not answer. */
export const makeUnreachableError = () =>
  new CodeHostError(`GitHub can't be reached. ${CHANGES_KEPT}: try again with a connection.`);

/** Something else than GitHub answers. */
export const makeUnreadableError = () =>
  new CodeHostError(
    `The answer is not GitHub's. If this network has a sign-in page of its own, open that first. ${CHANGES_KEPT}: try again.`,
  );

/** A branch that does not exist: it was renamed or deleted, or never had this name. */
export function missingBranch(branch: string): CodeHostError {
  return new CodeHostError(
    `The repository has no branch ${branch}. Correct the branch under “repository” in content/site.yml, or create it on GitHub. ${CHANGES_KEPT}.`,
  );
}

/** Refusals that GitHub only tells apart by their words. */
const refusals: readonly (readonly [words: RegExp, message: string, reason?: Reason])[] = [
  [/fast forward/i, "The branch has changed.", "stale"],
  [
    /archived/i,
    `The repository is archived on GitHub, so nothing can be saved. An owner can unarchive it in its settings, under “Danger Zone”. ${CHANGES_KEPT}: then try again.`,
  ],
  [
    /timed? ?out|something went wrong while executing|respond to your request in time/i,
    `GitHub took too long. ${CHANGES_KEPT}: try again in a minute.`,
    "slow",
  ],
  [
    /through a pull request|approving review|protected (?:branch|ref)|rule violation/i,
    "The branch of the site is protected. Choose “Ask someone to review first” and save again.",
  ],
];

function knownRefusal(text: string): CodeHostError | undefined {
  const [, message, reason] = refusals.find(([words]) => words.test(text)) ?? [];
  return message === undefined ? undefined : new CodeHostError(message, reason);
}

/** GitHub's words, for whoever can help. */
const quote = (text: string) => (text === "" ? "" : ` It says: “${text}”.`);

/** A refusal that the editor does not know. */
function otherRefusal(status: number, text: string): CodeHostError {
  return new CodeHostError(
    `GitHub refused the request (${status}).${quote(text)} ${CHANGES_KEPT}: try again, or show this to whoever looks after the website.`,
  );
}

/** Time from which GitHub accepts requests again: "at 3:45 PM". */
function retryTime(headers: Headers): string {
  const wait = headers.get("retry-after");
  const reset = headers.get("x-ratelimit-reset");
  const seconds = wait === null ? Number(reset) : Date.now() / 1000 + Number(wait);
  if (!(seconds > 0)) return "in a few minutes";
  const minute = new Date(Math.ceil(seconds / 60) * 60_000);
  return `at ${minute.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`;
}

function rateLimit(headers: Headers): CodeHostError {
  return new CodeHostError(
    `GitHub accepts no more requests for now. ${CHANGES_KEPT}: try again ${retryTime(headers)}.`,
  );
}

/** Describes a response with an error status. */
export function refusal({ status, headers }: Response, message: string): CodeHostError {
  if (status === 401) {
    return new CodeHostError("GitHub does not know this token. It may have expired.", "expired");
  }
  const isLimited = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  const saysLimit = isLimited || /rate limit/i.test(message);
  if (status === 429 || (status === 403 && saysLimit)) return rateLimit(headers);
  const familiar = status === 504 ? knownRefusal("timeout") : knownRefusal(message);
  if (familiar !== undefined) return familiar;
  if (status === 403 || status === 404) {
    return new CodeHostError(FORBIDDEN_TEXT + quote(message), "forbidden");
  }
  return status >= 500
    ? new CodeHostError(
        `GitHub has a problem (${status}). ${CHANGES_KEPT}: try again in a few minutes.`,
      )
    : otherRefusal(status, message);
}

/** Describes an error of GitHub's GraphQL API, which has status 200. */
export function graphRefusal(
  { type, message }: { readonly type?: string | undefined; readonly message: string },
  headers: Headers,
): CodeHostError {
  if (type === "STALE_DATA") return new CodeHostError(message, "stale");
  if (type === "RATE_LIMITED") return rateLimit(headers);
  const familiar = knownRefusal(message);
  if (familiar !== undefined) return familiar;
  return type === "NOT_FOUND" || type === "FORBIDDEN"
    ? new CodeHostError(FORBIDDEN_TEXT + quote(message), "forbidden")
    : otherRefusal(200, message);
}
