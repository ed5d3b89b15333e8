import { z } from "zod";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { findSchema } from "#app/content/find-schema.ts";
import { compareRequest, findOpenRequest } from "./change-requests.ts";
import type { BranchRef, Stored } from "./stored.ts";
import { conflictKey } from "./conflicts.ts";
import { CodeHostError, missingBranch } from "./git-hub-errors.ts";
import type { Requests } from "./git-hub-requests.ts";
import { merge } from "./merge.ts";

/** Number of files per request. */
const TEXTS_AT_ONCE = 60;

const START_QUERY = `query ($owner: String!, $name: String!, $branch: String!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    isArchived
    ref(qualifiedName: $branch) { target { oid ... on Commit { tree { oid } } } }
  }
}`;

const started = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    isArchived: z.boolean().default(false),
    ref: z
      .object({
        target: z.object({
          oid: z.string(),
          tree: z.object({ oid: z.string() }).optional(),
        }),
      })
      .nullable(),
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
/** The head commit of a branch and its tree; undefined if the branch does not exist. */
export async function fetchHead(
  { graph }: Requests,
  { repository: place }: BranchRef,
  branch: string,
) {
  const [owner, name] = place.split("/");
  const variables = { owner, name, branch: `refs/heads/${branch}` };
  const { viewer, repository } = await graph(started, START_QUERY, variables);
  const { isArchived, ref } = repository;
  const { oid: head, tree } = ref?.target ?? {};
  return { login: viewer.login, isArchived, head, tree: tree?.oid };
}

interface ListedFile {
  readonly path: string;
  readonly sha: string;
}

/** Asks for half of the files at a time if GitHub needs too long for all of them. */
async function fetchTexts(
  requests: Requests,
  ref: BranchRef,
  files: readonly ListedFile[],
): Promise<readonly (readonly [path: string, text: string | undefined])[]> {
  const [owner, name] = ref.repository.split("/");
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
    const first = await fetchTexts(requests, ref, files.slice(0, half));
    return [...first, ...(await fetchTexts(requests, ref, files.slice(half)))];
  }
}

type Texts = ReadonlyMap<string, string>;

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
    const some = await fetchTexts(requests, ref, files.slice(from, from + TEXTS_AT_ONCE));
    for (const [path, text] of some) {
      const file = path.slice("content/".length);
      if (text === undefined) unreadable.add(file);
      else texts.set(file, text);
    }
  }
  return { texts, unreadable };
}

/** The text of a file with the changes of a request; where the site changed the same, the request's. */
function withRequest(file: string, base: string, site: string, request: string): string {
  const schema = findSchema(file);
  const rules = schema && schemaNode(schema);
  const versions = { base, stored: site, mine: request };
  const { conflicts } = merge(versions, rules);
  const answers = new Map(conflicts.map((conflict) => [conflictKey(conflict), "mine"] as const));
  return merge(versions, rules, answers).text;
}

/** Texts of the site with the changes of a request, since the commit that both have in common. */
function mergeTexts(base: Texts, site: Texts, request: Texts): Texts {
  const merged = [...new Set([...site.keys(), ...request.keys()])].flatMap((file) => {
    const [before, theirs, ours] = [base, site, request].map((texts) => texts.get(file));
    const only = ours === before ? theirs : ours;
    if (only === undefined) return [];
    const isBoth = theirs !== undefined && theirs !== before && ours !== before;
    return [[file, isBoth ? withRequest(file, before ?? "", theirs, only) : only] as const];
  });
  return new Map(merged);
}

/** From where the editor starts: what the site shows, or the change request that waits. */
export type Start = "site" | "request";

/**
 * Loads the content.
 *
 * @param start by default the request, if changes are reviewed or the request is one's own
 */
export async function load(
  requests: Requests,
  ref: BranchRef,
  isReviewed: boolean,
  start?: Start,
): Promise<Stored> {
  const { login, isArchived, head, tree: root } = await fetchHead(requests, ref, ref.branch);
  if (head === undefined) throw missingBranch(ref.branch);
  const { texts, unreadable } = await contentAt(requests, ref, head);
  const site = { head, tree: root, texts };
  const request = await findOpenRequest(requests, ref);
  const defaultStart = isReviewed || request?.login === login ? "request" : "site";
  const isRequest = request !== undefined && (start ?? defaultStart) === "request";
  const stored = { head, texts, unreadable, login, isArchived, site, request, isRequest };
  if (!isRequest) return stored;
  const { base } = await compareRequest(requests, ref, head, request.head);
  const changed = await contentAt(requests, ref, request.head);
  const allUnreadable = new Set([...unreadable, ...changed.unreadable]);
  const isBehind = base !== head;
  const common = isBehind ? (await contentAt(requests, ref, base)).texts : texts;
  return {
    ...stored,
    head: request.head,
    texts: mergeTexts(common, texts, changed.texts),
    unreadable: allUnreadable,
    request: { ...request, isBehind },
  };
}
