import { z } from "zod";
import { CodeHostError, gitHubRequests, type Requests } from "./git-hub-requests.ts";

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
  /** Login of the signed-in person. */
  readonly login: string;
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
    ref(qualifiedName: $branch) { target { oid } }
  }
}`;

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;

const started = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({ ref: z.object({ target: z.object({ oid: z.string() }) }).nullable() }),
});
const tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const blobs = z.object({
  repository: z.record(
    z.string(),
    z
      .object({ text: z.string(), isTruncated: z.literal(false) })
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
  return { login: viewer.login, head: repository.ref?.target.oid };
}

async function textsOf(
  { graph }: Requests,
  { repository }: Place,
  files: readonly { readonly path: string; readonly sha: string }[],
) {
  const [owner, name] = repository.split("/");
  const wanted = files.map(
    ({ sha }, index) => `f${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
  );
  const query = `query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) { ${wanted.join("\n")} }
  }`;
  const { repository: found } = await graph(blobs, query, { owner, name });
  return files.map(({ path }, index) => {
    const blob = found[`f${index}`];
    // Reading it as empty would overwrite it on the next save.
    if (!blob) throw new CodeHostError(`${path} can't be read as text. Correct it on GitHub.`);
    return [path, blob.text] as const;
  });
}

async function load(requests: Requests, place: Place): Promise<Stored> {
  const { login, head } = await headOf(requests, place, place.branch);
  if (head === undefined) throw new CodeHostError(`The repository has no branch ${place.branch}.`);
  const address = `/repos/${place.repository}/git/trees/${head}?recursive=1`;
  const listed = await requests.rest(tree, address);
  if (listed.truncated) throw new CodeHostError("The repository has too many files to list.");
  const files = listed.tree.filter(
    ({ path, type }) => type === "blob" && /^content\/.*\.(?:yml|csv)$/.test(path),
  );
  const texts = new Map<string, string>();
  for (let from = 0; from < files.length; from += TEXTS_AT_ONCE) {
    const some = await textsOf(requests, place, files.slice(from, from + TEXTS_AT_ONCE));
    for (const [path, text] of some) texts.set(path.slice("content/".length), text);
  }
  return { head, texts, login };
}

async function commit(
  { graph }: Requests,
  place: Place,
  branch: string,
  change: Change,
): Promise<Saved> {
  const { createCommitOnBranch } = await graph(committed, COMMIT, {
    input: {
      branch: { repositoryNameWithOwner: place.repository, branchName: branch },
      message: { headline: change.message, body: change.body },
      expectedHeadOid: change.head,
      fileChanges: {
        additions: Array.from(change.files, ([path, file]) => ({ path, contents: base64(file) })),
      },
    },
  });
  const { url: address, oid: head } = createCommitOnBranch.commit;
  return { address, head };
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
