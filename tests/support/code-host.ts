import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { z } from "zod";

/** A commit to the stand-in: its message, and the repository's texts after it. */
export interface TakenCommit {
  readonly branch: string;
  readonly headline: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A stand-in for GitHub with one repository, as far as the editor uses it. */
export interface StandIn {
  readonly commits: readonly TakenCommit[];
  readonly requests: readonly {
    readonly title: string;
    readonly head: string;
    readonly base: string;
  }[];
  /** Commits as somebody else. */
  readonly push: (path: string, text: string) => void;
}

const TOKEN = "github_pat_invented";
const graph = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) });
const commitInput = z.object({
  branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
  message: z.object({ headline: z.string(), body: z.string() }),
  expectedHeadOid: z.string(),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  }),
});
const pullInput = z.object({ title: z.string(), head: z.string(), base: z.string() });
const refInput = z.object({ ref: z.string(), sha: z.string() });

const sha1 = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");

/** Git's hash of a file. */
const blobName = (content: Buffer) =>
  sha1(Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "Authorization, Content-Type, Accept",
};

class Repository {
  readonly branches = new Map<string, string>();
  readonly commits: TakenCommit[] = [];
  readonly requests: z.output<typeof pullInput>[] = [];
  private readonly trees = new Map<string, ReadonlyMap<string, Buffer>>();

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.branches.set("main", this.keep(files));
  }

  private keep(files: ReadonlyMap<string, Buffer>): string {
    const oid = sha1(
      `${this.trees.size}${[...files].map(([path, file]) => path + blobName(file)).join()}`,
    );
    this.trees.set(oid, files);
    return oid;
  }

  filesAt(oid: string) {
    return this.trees.get(oid) ?? new Map<string, Buffer>();
  }

  commit(branch: string, headline: string, additions: ReadonlyMap<string, Buffer>): string {
    const files = new Map([...this.filesAt(this.branches.get(branch) ?? ""), ...additions]);
    const oid = this.keep(files);
    this.branches.set(branch, oid);
    this.commits.push({ branch, headline, files });
    return oid;
  }

  texts(query: string) {
    const blobs = new Map(
      [...this.trees.values()].flatMap((files) =>
        [...files.values()].map((file) => [blobName(file), file] as const),
      ),
    );
    const asked = query.matchAll(/(f\d+): object\(oid: "(\w+)"\)/g);
    return Object.fromEntries(
      Array.from(asked, ([, name = "", oid = ""]) => [
        name,
        { text: blobs.get(oid)?.toString("utf8") ?? null },
      ]),
    );
  }

  graphql(body: unknown): object {
    const { query, variables } = graph.parse(body);
    if (query.includes("createCommitOnBranch"))
      return this.take(commitInput.parse(variables["input"]));
    if (query.includes("... on Blob")) return { data: { repository: this.texts(query) } };
    const name = String(variables["branch"]).replace("refs/heads/", "");
    const oid = this.branches.get(name);
    const ref = oid === undefined ? null : { target: { oid } };
    return { data: { viewer: { login: "captain" }, repository: { ref } } };
  }

  private take({ branch, message, expectedHeadOid, fileChanges }: z.output<typeof commitInput>) {
    const head = this.branches.get(branch.branchName);
    if (head !== expectedHeadOid) {
      const text = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      return { data: null, errors: [{ type: "STALE_DATA", message: text }] };
    }
    const additions = new Map(
      fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")]),
    );
    const oid = this.commit(branch.branchName, message.headline, additions);
    const url = `https://github.com/${branch.repositoryNameWithOwner}/commit/${oid}`;
    return { data: { createCommitOnBranch: { commit: { oid, url } } } };
  }

  rest(path: string, body: unknown): object | undefined {
    const [, oid] = /\/git\/trees\/(\w+)\?recursive=1$/.exec(path) ?? [];
    if (oid !== undefined) {
      const tree = Array.from(this.filesAt(oid), ([file, content]) => {
        return {
          path: file,
          mode: "100644",
          type: "blob",
          sha: blobName(content),
          size: content.length,
        };
      });
      return { sha: oid, truncated: false, tree };
    }
    if (path.endsWith("/git/refs")) {
      const { ref, sha } = refInput.parse(body);
      this.branches.set(ref.replace("refs/heads/", ""), sha);
      return { ref, object: { type: "commit", sha } };
    }
    if (!path.endsWith("/pulls")) return undefined;
    this.requests.push(pullInput.parse(body));
    return {
      number: this.requests.length,
      html_url: "https://github.com/cote-sauvage/website/pull/1",
    };
  }
}

async function answer(route: Route, repository: Repository): Promise<void> {
  const request = route.request();
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
  if (request.headers()["authorization"] !== `Bearer ${TOKEN}`) {
    return route.fulfill({ status: 401, headers: cors, json: { message: "Bad credentials" } });
  }
  const { pathname, search } = new URL(request.url());
  const body: unknown = request.method() === "POST" ? request.postDataJSON() : undefined;
  const json =
    pathname === "/graphql" ? repository.graphql(body) : repository.rest(pathname + search, body);
  if (json === undefined)
    return route.fulfill({ status: 404, headers: cors, json: { message: "Not Found" } });
  return route.fulfill({ status: request.method() === "POST" ? 201 : 200, headers: cors, json });
}

/** Starts a stand-in for GitHub in a page, with a repository of these files. */
export async function standInForGitHub(
  page: Page,
  texts: ReadonlyMap<string, string>,
): Promise<StandIn> {
  const files = new Map(Array.from(texts, ([path, text]) => [path, Buffer.from(text)]));
  const repository = new Repository(files);
  await page.route("https://api.github.com/**", (route) => answer(route, repository));
  return {
    commits: repository.commits,
    requests: repository.requests,
    push: (path, text) => {
      repository.commit("main", "Somebody else", new Map([[path, Buffer.from(text)]]));
      repository.commits.pop();
    },
  };
}

/** The token that the stand-in accepts. */
export const knownToken = TOKEN;
