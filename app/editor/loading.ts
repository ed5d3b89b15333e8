import { z } from "zod";
import { CodeHostError, missingBranch } from "./git-hub-errors.ts";
import type { Requests } from "./git-hub-requests.ts";
import type { BranchRef, Stored } from "./stored.ts";

/** Number of files per request. */
const TEXTS_AT_ONCE = 60;

const START_QUERY = `query ($owner: String!, $name: String!, $branch: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    isArchived
    ref(qualifiedName: $branch) { target { oid } }
  }
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

/** The head commit of a branch, undefined if there is none, with who is signed in and the state of the repository. */
export async function fetchHead(
  { graph }: Requests,
  { repository: fullName }: BranchRef,
  branch: string,
) {
  const [owner, name] = fullName.split("/");
  const variables = { owner, name, branch: `refs/heads/${branch}` };
  const { viewer, repository } = await graph(started, START_QUERY, variables);
  const { isArchived, ref } = repository;
  return { login: viewer.login, isArchived, head: ref?.target.oid };
}

interface ListedFile {
  readonly path: string;
  readonly sha: string;
}

/** The texts of files, undefined for no text. If GitHub needs too long for all of them, half are asked for at a time. */
async function fetchTexts(
  requests: Requests,
  ref: BranchRef,
  files: readonly ListedFile[],
): Promise<readonly (readonly [path: string, text: string | undefined])[]> {
  const [owner, name] = ref.repository.split("/");
  const fields = files.map(
    ({ sha }, index) => `f${index}: object(oid: "${sha}") { ... on Blob { text isTruncated } }`,
  );
  const query = `query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) { ${fields.join("\n")} }
  }`;
  try {
    const { repository: found } = await requests.graph(blobs, query, { owner, name });
    return files.map(({ path }, index) => [path, found[`f${index}`]?.text]);
  } catch (error) {
    const isSlow = error instanceof CodeHostError && error.reason === "slow";
    if (!isSlow || files.length === 1) throw error;
    const half = Math.ceil(files.length / 2);
    const first = await fetchTexts(requests, ref, files.slice(0, half));
    return [...first, ...(await fetchTexts(requests, ref, files.slice(half)))];
  }
}

/** The content at a commit: its texts, and files that are not text. */
async function contentAt(requests: Requests, ref: BranchRef, head: string) {
  const address = `/repos/${ref.repository}/git/trees/${head}?recursive=1`;
  const listed = await requests.rest(tree, address);
  if (listed.truncated) throw new CodeHostError("The repository has too many files to list.");
  const files = listed.tree.filter(
    ({ path, type }) => type === "blob" && /^content\/.*\.(?:yml|csv)$/.test(path),
  );
  const texts = new Map<string, string>();
  const unreadable = new Set<string>();
  for (let from = 0; from < files.length; from += TEXTS_AT_ONCE) {
    const fetched = await fetchTexts(requests, ref, files.slice(from, from + TEXTS_AT_ONCE));
    for (const [path, text] of fetched) {
      const file = path.slice("content/".length);
      if (text === undefined) unreadable.add(file);
      else texts.set(file, text);
    }
  }
  return { texts, unreadable };
}

/** Loads the content. */
export async function load(requests: Requests, ref: BranchRef): Promise<Stored> {
  const { login, isArchived, head } = await fetchHead(requests, ref, ref.branch);
  if (head === undefined) throw missingBranch(ref.branch);
  return { head, login, isArchived, ...(await contentAt(requests, ref, head)) };
}
