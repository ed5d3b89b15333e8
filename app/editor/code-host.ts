import { z } from "zod";
import { CodeHostError, missingBranch } from "./git-hub-errors.ts";
import { gitHubRequests, type Requests } from "./git-hub-requests.ts";
import { fetchHead, load } from "./loading.ts";
import {
  type Change,
  type BranchRef,
  repositoryAddress,
  type Saved,
  type Stored,
} from "./stored.ts";

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

const COMMIT_MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;

const committed = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string(), url: z.string() }) }),
});

/** The error of a failed commit, or that the branch is missing, for which GitHub has no words of its own. */
async function explainFailure(requests: Requests, ref: BranchRef, branch: string, error: unknown) {
  if (!(error instanceof CodeHostError) || error.reason === "stale") return error;
  const found = await fetchHead(requests, ref, branch).catch(() => undefined);
  const isMissing = found !== undefined && found.head === undefined;
  return isMissing ? missingBranch(branch) : error;
}

async function commit(
  requests: Requests,
  ref: BranchRef,
  branch: string,
  change: Change,
): Promise<Saved> {
  const additions = Array.from(change.files, ([path, file]) => ({ path, contents: base64(file) }));
  const input = {
    branch: { repositoryNameWithOwner: ref.repository, branchName: branch },
    message: { headline: change.message, body: change.body },
    expectedHeadOid: change.head,
    fileChanges: { additions },
  };
  try {
    const { createCommitOnBranch } = await requests.graph(committed, COMMIT_MUTATION, { input });
    const { url: address, oid: head } = createCommitOnBranch.commit;
    return { address, head };
  } catch (error) {
    throw await explainFailure(requests, ref, branch, error);
  }
}

const pull = z.object({ html_url: z.string() });

/** The branch of a request: a hash of the change, so that a retry continues the first attempt. */
async function createBranchName({ head, files }: Change): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([head, ...files]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const name = Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(36));
  return `edit-${name.join("")}`;
}

/** Opens a pull request. Skips each step that an earlier attempt completed without receiving the response. */
async function openRequest(requests: Requests, ref: BranchRef, change: Change): Promise<Saved> {
  const branch = await createBranchName(change);
  const repository = `/repos/${ref.repository}`;
  const { head: branchHead } = await fetchHead(requests, ref, branch);
  if (branchHead === undefined) {
    const start = { ref: `refs/heads/${branch}`, sha: change.head };
    await requests.rest(z.unknown(), `${repository}/git/refs`, start);
  }
  const isCommitted = branchHead !== undefined && branchHead !== change.head;
  if (!isCommitted) await commit(requests, ref, branch, change);
  const owner = ref.repository.split("/")[0] ?? "";
  const query = `head=${encodeURIComponent(`${owner}:${branch}`)}&state=open`;
  const [open] = await requests.rest(z.array(pull), `${repository}/pulls?${query}`);
  const opened = { title: change.message, body: change.body, head: branch, base: ref.branch };
  const { html_url: address } = open ?? (await requests.rest(pull, `${repository}/pulls`, opened));
  return { address, head: change.head };
}

/** A code host with a signed-in user. */
export type CodeHost = ReturnType<typeof gitHub>;

/** GitHub with a token for the repository. All files of a change go into one commit. */
export function gitHub(ref: BranchRef, token: string) {
  const requests = gitHubRequests(token);
  return {
    load: () => load(requests, ref),
    /** The page of what is stored. */
    addressOf: ({ head }: Stored) => `${repositoryAddress(ref)}/commit/${head}`,
    save: (change: Change): Promise<Saved> =>
      change.asRequest
        ? openRequest(requests, ref, change)
        : commit(requests, ref, ref.branch, change),
  };
}
