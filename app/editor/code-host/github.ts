import { z } from "zod";
import { CodeHostError, type CodeHost, type Files, type Place, type Saving } from "./code-host.ts";
import { gitHubRequest, type GitHubRequest } from "./github-request.ts";

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

const start = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({ ref: z.object({ target: z.object({ oid: z.string() }) }).nullable() }),
});
const tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});
const blobs = z.object({
  repository: z.record(z.string(), z.object({ text: z.string().nullable() }).nullable()),
});
const commit = z.object({
  createCommitOnBranch: z.object({ commit: z.object({ oid: z.string(), url: z.string() }) }),
});

type Blob = readonly [path: string, sha: string];

async function textsOf(ask: GitHubRequest, { repository }: Place, files: readonly Blob[]) {
  const [owner, name] = repository.split("/");
  const asked = files.map(
    ([, sha], index) => `f${index}: object(oid: "${sha}") { ... on Blob { text } }`,
  );
  const query = `query ($owner: String!, $name: String!) {
    repository(owner: $owner, name: $name) { ${asked.join("\n")} }
  }`;
  const { repository: found } = await ask.graph(blobs, query, { owner, name });
  return files.map(([path], index) => [path, found[`f${index}`]?.text ?? ""] as const);
}

async function loadFrom(ask: GitHubRequest, place: Place) {
  const [owner, name] = place.repository.split("/");
  const branch = `refs/heads/${place.branch}`;
  const { viewer, repository } = await ask.graph(start, START, { owner, name, branch });
  const head = repository.ref?.target.oid;
  if (head === undefined) throw new CodeHostError(`The repository has no branch ${place.branch}.`);
  const path = `/repos/${place.repository}/git/trees/${head}?recursive=1`;
  const listed = (await ask.rest(tree, path)).tree.filter(({ type }) => type === "blob");
  const below = (folder: string) =>
    listed
      .filter((file) => file.path.startsWith(folder))
      .map((file): Blob => [file.path.slice(folder.length), file.sha]);
  const files = below("content/").filter(([file]) => /\.(?:yml|csv)$/.test(file));
  const texts = new Map<string, string>();
  for (let from = 0; from < files.length; from += TEXTS_AT_ONCE) {
    const some = await textsOf(ask, place, files.slice(from, from + TEXTS_AT_ONCE));
    for (const [file, text] of some) texts.set(file, text);
  }
  return { head, texts, media: below("media/").map(([file]) => file), login: viewer.login };
}

async function commitTo(ask: GitHubRequest, place: Place, saving: Saving, branch: string) {
  const { createCommitOnBranch } = await ask.graph(commit, COMMIT, {
    input: {
      branch: { repositoryNameWithOwner: place.repository, branchName: branch },
      message: { headline: saving.message, body: saving.body },
      expectedHeadOid: saving.head,
      fileChanges: { additions: additions(saving.files) },
    },
  });
  return createCommitOnBranch.commit;
}

function additions(files: Files) {
  return Array.from(files, ([path, file]) => ({ path, contents: base64(file) }));
}

async function request(ask: GitHubRequest, place: Place, saving: Saving) {
  const branch = `edit-${Date.now().toString(36)}`;
  const repository = `/repos/${place.repository}`;
  await ask.rest(z.unknown(), `${repository}/git/refs`, {
    ref: `refs/heads/${branch}`,
    sha: saving.head,
  });
  await commitTo(ask, place, saving, branch);
  const pull = z.object({ html_url: z.string() });
  const { html_url: address } = await ask.rest(pull, `${repository}/pulls`, {
    title: saving.message,
    body: saving.body,
    head: branch,
    base: place.branch,
  });
  return { address, head: saving.head };
}

/** GitHub with a token for the repository. All files of a change are one commit. */
export function gitHub(place: Place, token: string): CodeHost {
  const ask = gitHubRequest(token);
  return {
    load: () => loadFrom(ask, place),
    save: async (saving) => {
      if (saving.asRequest) return request(ask, place, saving);
      const { oid, url } = await commitTo(ask, place, saving, place.branch);
      return { address: url, head: oid };
    },
  };
}
