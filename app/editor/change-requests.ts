import { z } from "zod";
import type { Change, ChangeRequest, BranchRef } from "./stored.ts";
import { CodeHostError } from "./git-hub-errors.ts";
import type { Requests } from "./git-hub-requests.ts";

/** Beginning of the branches of change requests that the editor makes. */
const PREFIX = "edit-";

const pull = z.object({
  html_url: z.string(),
  title: z.string(),
  user: z.object({ login: z.string() }),
  head: z.object({ ref: z.string(), sha: z.string() }),
});

/** The newest open change request that the editor made; undefined if the token may not see any. */
export async function findOpenRequest(
  { rest }: Requests,
  { repository, branch }: BranchRef,
): Promise<ChangeRequest | undefined> {
  const query = `state=open&base=${encodeURIComponent(branch)}&sort=created&direction=desc`;
  const path = `/repos/${repository}/pulls?${query}`;
  const listed = await rest(z.array(z.unknown()), path).catch((error: unknown) => {
    if (error instanceof CodeHostError && error.reason === "forbidden") return [];
    throw error;
  });
  const pulls = listed.flatMap((item) => pull.safeParse(item).data ?? []);
  const found = pulls.find(({ head }) => head.ref.startsWith(PREFIX));
  return (
    found && {
      address: found.html_url,
      title: found.title,
      login: found.user.login,
      branch: found.head.ref,
      head: found.head.sha,
    }
  );
}

const comparison = z.object({
  merge_base_commit: z.object({ sha: z.string() }),
  files: z
    .array(z.object({ filename: z.string(), status: z.string(), sha: z.string().nullable() }))
    .default([]),
});

/** The last commit that a request and the site have in common, and files that the request changed since. */
export async function compareRequest(
  { rest }: Requests,
  ref: BranchRef,
  site: string,
  head: string,
) {
  const path = `/repos/${ref.repository}/compare/${site}...${head}`;
  const { merge_base_commit: base, files } = await rest(comparison, path);
  return { base: base.sha, files };
}

const gitObject = z.object({ sha: z.string() });

/**
 * Adds a change to a request whose base branch has newer commits, as a merge of both, so that changes to
 * neighboring lines do not conflict.
 */
export async function commitMerge(
  requests: Requests,
  ref: BranchRef,
  { branch, head }: ChangeRequest,
  { message, body, texts, site }: Change,
): Promise<string> {
  const root = `/repos/${ref.repository}/git`;
  const { files } = await compareRequest(requests, ref, site.head, head);
  const otherRequestFiles = files.filter(
    ({ filename }) => !texts.has(filename.replace(/^content\//, "")),
  );
  const unchangedBlobs = otherRequestFiles.map(({ filename: path, status, sha }) => ({
    path,
    mode: "100644",
    type: "blob",
    sha: status === "removed" ? null : sha,
  }));
  const changed = [...texts].filter(([file, text]) => site.texts.get(file) !== text);
  const written = changed.map(([file, content]) => ({
    path: `content/${file}`,
    mode: "100644",
    type: "blob",
    content,
  }));
  const { sha: tree } = await requests.rest(gitObject, `${root}/trees`, {
    base_tree: site.tree,
    tree: [...unchangedBlobs, ...written],
  });
  const { sha } = await requests.rest(gitObject, `${root}/commits`, {
    message: `${message}\n\n${body}`.trim(),
    tree,
    parents: [head, site.head],
  });
  await requests.patch(z.unknown(), `${root}/refs/heads/${branch}`, { sha, force: false });
  return sha;
}

/**
 * The branch of a new request. Its name is a hash of the change, so that a retry continues the first
 * attempt.
 */
export async function createBranchName({ head, files }: Change): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([head, ...files]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const name = Array.from(new Uint8Array(digest, 0, 6), (byte) => byte.toString(36));
  return PREFIX + name.join("");
}
