import { z } from "zod";
import { createBranchName, commitMerge, findOpenRequest } from "./change-requests.ts";
import { CodeHostError, missingBranch } from "./git-hub-errors.ts";
import { gitHubRequests, type Requests } from "./git-hub-requests.ts";
import { fetchHead, load, type Start } from "./loading.ts";
import type { Change, ChangeRequest, BranchRef, Saved, Stored } from "./stored.ts";

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
/** Describes a failed commit. GitHub has no words of its own for a missing branch. */
async function withoutBranch(requests: Requests, ref: BranchRef, branch: string, error: unknown) {
  if (!(error instanceof CodeHostError) || error.reason === "stale") return error;
  const found = await fetchHead(requests, ref, branch).catch(() => undefined);
  return found !== undefined && found.head === undefined ? missingBranch(branch) : error;
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
    throw await withoutBranch(requests, ref, branch, error);
  }
}

/** Adds to the request that waits. */
async function addToRequest(
  requests: Requests,
  ref: BranchRef,
  request: ChangeRequest,
  change: Change,
): Promise<Saved> {
  const head =
    request.isBehind === true
      ? await commitMerge(requests, ref, request, change)
      : (await commit(requests, ref, request.branch, change)).head;
  return { address: request.address, head, request: { ...request, head, isBehind: false } };
}

const pull = z.object({ html_url: z.string() });

/** Opens a request. Skips each step that an earlier attempt completed without receiving the response. */
async function openNewRequest(
  requests: Requests,
  target: BranchRef,
  branch: string,
  change: Change,
): Promise<Saved> {
  const repository = `/repos/${target.repository}`;
  const { message: title, body, login } = change;
  const { head: known } = await fetchHead(requests, target, branch);
  if (known === undefined) {
    const ref = { ref: `refs/heads/${branch}`, sha: change.head };
    await requests.rest(z.unknown(), `${repository}/git/refs`, ref);
  }
  const isCommitted = known !== undefined && known !== change.head;
  const head = isCommitted ? known : (await commit(requests, target, branch, change)).head;
  const opened = { title, body, head: branch, base: target.branch };
  const { html_url: address } = await requests.rest(pull, `${repository}/pulls`, opened);
  return { address, head, request: { address, title, login, branch, head } };
}

async function saveAsRequest(requests: Requests, ref: BranchRef, change: Change): Promise<Saved> {
  const request = change.isRequest ? change.request : undefined;
  const branch = request?.branch ?? (await createBranchName(change));
  const open = await findOpenRequest(requests, ref);
  // An earlier attempt opened it, and its response was lost.
  if (request === undefined && open?.branch === branch) {
    return { address: open.address, head: open.head, request: open };
  }
  const { head: site } = await fetchHead(requests, ref, ref.branch);
  const isOld = request !== undefined && site !== change.site.head;
  // Opened, changed, merged or closed in the meantime, or the site has moved on from it.
  if (isOld || open?.head !== request?.head) {
    throw new CodeHostError("The request has changed.", "stale");
  }
  return request === undefined
    ? openNewRequest(requests, ref, branch, change)
    : addToRequest(requests, ref, request, change);
}

/** A code host with a signed-in user. */
export type CodeHost = ReturnType<typeof gitHub>;

/**
 * GitHub with a token for the repository. All files of a change go into one commit.
 *
 * @param isReviewed whether changes are reviewed by default
 */
export function gitHub(ref: BranchRef, token: string, isReviewed = false) {
  const requests = gitHubRequests(token);
  return {
    load: (start?: Start) => load(requests, ref, isReviewed, start),
    /** The page of what is stored. */
    addressOf: ({ head, request, isRequest }: Stored) =>
      isRequest && request !== undefined
        ? request.address
        : `https://github.com/${ref.repository}/commit/${head}`,
    save: (change: Change): Promise<Saved> =>
      change.asRequest
        ? saveAsRequest(requests, ref, change)
        : commit(requests, ref, ref.branch, change),
  };
}
