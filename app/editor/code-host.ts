import { z } from "zod";

/** Repository and branch of the site's files. */
export interface Place {
  /** Owner and name: "my-club/website". */
  readonly repository: string;
  readonly branch: string;
}

/** The content at one commit. */
export interface Stored {
  /** The commit it was read at. */
  readonly head: string;
  /** Texts of the content by their path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** The signed-in person. */
  readonly login: string;
}

/** New files by their path in the repository: texts, and pictures as bytes. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** A change to save. */
interface Change {
  readonly head: string;
  readonly message: string;
  readonly body: string;
  readonly files: Files;
  /** Saves as a change request to review, instead of at once. */
  readonly asRequest: boolean;
}

/** A failed request to a code host, with a message for captains. */
export class CodeHostError extends Error {
  /** Somebody else has saved in the meantime, or the host rejects the token. */
  readonly reason: "stale" | "refused" | undefined;

  constructor(message: string, reason?: "stale" | "refused") {
    super(message);
    this.name = "CodeHostError";
    this.reason = reason;
  }
}

const API = "https://api.github.com";

function refusal(status: number, text: string): CodeHostError {
  if (status === 401) {
    return new CodeHostError("GitHub does not know this token. It may have expired.", "refused");
  }
  if (status === 403 || status === 404) {
    return new CodeHostError(
      "This token does not open the repository. It needs “Contents” and “Pull requests”, each with read and write.",
      "refused",
    );
  }
  return new CodeHostError(`GitHub answered ${status}: ${text.slice(0, 200)}`);
}

async function send(token: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(API + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CodeHostError(
      "GitHub cannot be reached. Nothing is lost: try again with a connection.",
    );
  });
  if (!response.ok) throw refusal(response.status, await response.text());
  return response.json();
}

const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

/** Authorized requests to GitHub's REST and GraphQL APIs. Schemas parse every response. */
function gitHubRequests(token: string) {
  return {
    rest: async <S extends z.ZodType>(schema: S, path: string, body?: object) =>
      schema.parse(await send(token, path, body)),
    graph: async <S extends z.ZodType>(schema: S, query: string, variables: object) => {
      const answer = await send(token, "/graphql", { query, variables });
      const { data, errors: [error] = [] } = graphAnswer.parse(answer);
      if (error === undefined) return schema.parse(data);
      if (error.type === "STALE_DATA") throw new CodeHostError(error.message, "stale");
      throw error.type === "NOT_FOUND" || error.type === "FORBIDDEN"
        ? refusal(404, error.message)
        : new CodeHostError(error.message);
    },
  };
}

type Requests = ReturnType<typeof gitHubRequests>;

/** A file's bytes as base64, in pieces, because a call accepts a limited number of arguments. */
function base64(file: string | Uint8Array): string {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
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
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const blobs = z.object({
  repository: z.record(z.string(), z.object({ text: z.string().nullable() }).nullable()),
});
const committed = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ url: z.string() }) }),
});
const pull = z.object({ html_url: z.string() });

async function textsOf(
  { graph }: Requests,
  { repository }: Place,
  files: readonly { readonly path: string; readonly sha: string }[],
) {
  const [owner, name] = repository.split("/");
  const wanted = files.map(
    ({ sha }, index) => `f${index}: object(oid: "${sha}") { ... on Blob { text } }`,
  );
  const query = `query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) { ${wanted.join("\n")} }
  }`;
  const { repository: found } = await graph(blobs, query, { owner, name });
  return files.map(({ path }, index) => [path, found[`f${index}`]?.text ?? ""] as const);
}

async function load(requests: Requests, place: Place): Promise<Stored> {
  const [owner, name] = place.repository.split("/");
  const branch = `refs/heads/${place.branch}`;
  const { viewer, repository } = await requests.graph(started, START, { owner, name, branch });
  const head = repository.ref?.target.oid;
  if (head === undefined) throw new CodeHostError(`The repository has no branch ${place.branch}.`);
  const address = `/repos/${place.repository}/git/trees/${head}?recursive=1`;
  const listed = await requests.rest(tree, address);
  const files = listed.tree.filter(
    ({ path, type }) => type === "blob" && /^content\/.*\.(?:yml|csv)$/.test(path),
  );
  const texts = new Map<string, string>();
  for (let from = 0; from < files.length; from += TEXTS_AT_ONCE) {
    const some = await textsOf(requests, place, files.slice(from, from + TEXTS_AT_ONCE));
    for (const [path, text] of some) texts.set(path.slice("content/".length), text);
  }
  return { head, texts, login: viewer.login };
}

async function commit({ graph }: Requests, place: Place, branch: string, change: Change) {
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
  return createCommitOnBranch.commit.url;
}

async function saveAsRequest(requests: Requests, place: Place, change: Change) {
  const branch = `edit-${Date.now().toString(36)}`;
  const repository = `/repos/${place.repository}`;
  const ref = { ref: `refs/heads/${branch}`, sha: change.head };
  await requests.rest(z.unknown(), `${repository}/git/refs`, ref);
  await commit(requests, place, branch, change);
  const { message: title, body } = change;
  const request = { title, body, head: branch, base: place.branch };
  return (await requests.rest(pull, `${repository}/pulls`, request)).html_url;
}

/** A code host with a signed-in user. */
export type CodeHost = ReturnType<typeof gitHub>;

/** GitHub with a token for the repository. All files of a change are one commit. */
export function gitHub(place: Place, token: string) {
  const requests = gitHubRequests(token);
  return {
    load: () => load(requests, place),
    /** Returns the address of the saved change. */
    save: (change: Change) =>
      change.asRequest
        ? saveAsRequest(requests, place, change)
        : commit(requests, place, place.branch, change),
  };
}
