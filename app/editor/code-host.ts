import { z } from "zod";
import { CodeHostError, missingBranch } from "./git-hub-errors.ts";
import { gitHubRequests, type Requests } from "./git-hub-requests.ts";

/** Repository and branch of the site's files. */
export interface Place {
  /** Owner and name: "my-club/website". */
  readonly repository: string;
  readonly branch: string;
}

/** The content at one commit. */
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

interface Change {
  readonly head: string;
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
  /** The branch's new head commit; undefined for a pull request. */
  readonly head?: string;
}

/** Encodes text as base64, in chunks because the number of arguments in a call is limited. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const PIECE = 8192;
  let binary = "";
  for (let start = 0; start < bytes.length; start += PIECE) {
    binary += String.fromCodePoint(...bytes.subarray(start, start + PIECE));
  }
  return btoa(binary);
}

/** Number of files per request. */
const TEXTS_AT_ONCE = 60;

const START = `query ($owner: String!, $name: String!, $branch: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    isArchived
    ref(qualifiedName: $branch) { target { oid } }
  }
}`;

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;

const started = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    isArchived: z.boolean().default(false),
    ref: z.object({ target: z.object({ oid: z.string() }) }).nullable(),
  }),
});
const tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const blobs = z.object({
  repository: z.record(
    z.string(),
    z
      // A byte that is not UTF-8 is read as a replacement character: saved, it would be lost.
      .object({ text: z.string().regex(/^[^\uFFFD]*$/), isTruncated: z.literal(false) })
      .nullable()
      .catch(null),
  ),
});
const committed = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string(), url: z.string() }) }),
});
const pull = z.object({ html_url: z.string() });

/** The head commit of a branch; undefined if the branch does not exist. */
async function headOf({ graph }: Requests, { repository: place }: Place, branch: string) {
  const [owner, name] = place.split("/");
  const variables = { owner, name, branch: `refs/heads/${branch}` };
  const { viewer, repository } = await graph(started, START, variables);
  const { isArchived, ref } = repository;
  return { login: viewer.login, isArchived, head: ref?.target.oid };
}

interface ListedFile {
  readonly path: string;
  readonly sha: string;
}

/** Asks for half of the files at a time if GitHub needs too long for all of them. */
async function textsOf(
  requests: Requests,
  place: Place,
  files: readonly ListedFile[],
): Promise<readonly (readonly [path: string, text: string | undefined])[]> {
  const [owner, name] = place.repository.split("/");
  const wanted = files.map(
    ({ sha }, index) => `f${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
  );
  const query = `query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) { ${wanted.join("\n")} }
  }`;
  try {
    const { repository: found } = await requests.graph(blobs, query, { owner, name });
    return files.map(({ path }, index) => [path, found[`f${index}`]?.text]);
  } catch (error) {
    const isSlow = error instanceof CodeHostError && error.reason === "slow";
    if (!isSlow || files.length === 1) throw error;
    const half = Math.ceil(files.length / 2);
    const first = await textsOf(requests, place, files.slice(0, half));
    return [...first, ...(await textsOf(requests, place, files.slice(half)))];
  }
}

async function load(requests: Requests, place: Place): Promise<Stored> {
  const { login, isArchived, head } = await headOf(requests, place, place.branch);
  if (head === undefined) throw missingBranch(place.branch);
  const address = `/repos/${place.repository}/git/trees/${head}?recursive=1`;
  const listed = await requests.rest(tree, address);
  if (listed.truncated) throw new CodeHostError("The repository has too many files to list.");
  const files = listed.tree.filter(
    ({ path, type }) => type === "blob" && /^content\/.*\.(?:yml|csv)$/.test(path),
  );
  const texts = new Map<string, string>();
  const unreadable = new Set<string>();
  for (let from = 0; from < files.length; from += TEXTS_AT_ONCE) {
    const some = await textsOf(requests, place, files.slice(from, from + TEXTS_AT_ONCE));
    for (const [path, text] of some) {
      const file = path.slice("content/".length);
      if (text === undefined) unreadable.add(file);
      else texts.set(file, text);
    }
  }
  return { head, texts, unreadable, login, isArchived };
}

/** Describes a failed commit. GitHub has no words of its own for a missing branch. */
async function withoutBranch(requests: Requests, place: Place, branch: string, error: unknown) {
  if (!(error instanceof CodeHostError) || error.reason === "stale") return error;
  const found = await headOf(requests, place, branch).catch(() => undefined);
  return found !== undefined && found.head === undefined ? missingBranch(branch) : error;
}

async function commit(
  requests: Requests,
  place: Place,
  branch: string,
  change: Change,
): Promise<Saved> {
  const additions = Array.from(change.files, ([path, file]) => ({ path, contents: base64(file) }));
  const input = {
    branch: { repositoryNameWithOwner: place.repository, branchName: branch },
    message: { headline: change.message, body: change.body },
    expectedHeadOid: change.head,
    fileChanges: { additions },
  };
  try {
    const { createCommitOnBranch } = await requests.graph(committed, COMMIT, { input });
    const { url: address, oid: head } = createCommitOnBranch.commit;
    return { address, head };
  } catch (error) {
    throw await withoutBranch(requests, place, branch, error);
  }
}

/**
 * The branch of a pull request. Its name is a hash of the change, so that a retry continues the
 * first attempt.
 */
async function branchFor({ head, files }: Change): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([head, ...files]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const name = Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(36));
  return `edit-${name.join("")}`;
}

/** Skips each step that an earlier attempt completed without receiving the response. */
async function saveAsRequest(requests: Requests, place: Place, change: Change): Promise<Saved> {
  const branch = await branchFor(change);
  const repository = `/repos/${place.repository}`;
  const { head } = await headOf(requests, place, branch);
  if (head === undefined) {
    const ref = { ref: `refs/heads/${branch}`, sha: change.head };
    await requests.rest(z.unknown(), `${repository}/git/refs`, ref);
  }
  if ((head ?? change.head) === change.head) await commit(requests, place, branch, change);
  const [owner = ""] = place.repository.split("/");
  const own = `${repository}/pulls?state=open&head=${owner}:${branch}`;
  const [known] = await requests.rest(z.array(pull), own);
  if (known !== undefined) return { address: known.html_url };
  const { message: title, body } = change;
  const request = { title, body, head: branch, base: place.branch };
  return { address: (await requests.rest(pull, `${repository}/pulls`, request)).html_url };
}

/** A code host with a signed-in user. */
export type CodeHost = ReturnType<typeof gitHub>;

/** GitHub with a token for the repository. All files of a change go into one commit. */
export function gitHub(place: Place, token: string) {
  const requests = gitHubRequests(token);
  return {
    load: () => load(requests, place),
    /** The page of a commit. */
    addressOf: (head: string) => `https://github.com/${place.repository}/commit/${head}`,
    save: (change: Change): Promise<Saved> =>
      change.asRequest
        ? saveAsRequest(requests, place, change)
        : commit(requests, place, place.branch, change),
  };
}
