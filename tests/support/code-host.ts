import { createHash } from "node:crypto";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { z } from "zod";

/** A commit on the fake host: its message, and the repository's texts after it. */
export interface TakenCommit {
  readonly branch: string;
  readonly headline: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A request to the fake host. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly token: string;
  readonly body: unknown;
}

/** A response of the fake host, with its body as text. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The token that the fake host accepts at first. */
export const knownToken = "github_pat_invented";
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

/** A file as text; null if it is missing or binary. */
const textOf = (file: Buffer | undefined) =>
  file === undefined || file.includes(0) ? null : file.toString("utf8");

const pullAddress = (index: number) => `https://github.com/cote-sauvage/website/pull/${index + 1}`;

/** GraphQL's answer to a refused request. */
const refused = (message: string, type?: string) => ({ data: null, errors: [{ type, message }] });

class Repository {
  readonly branches = new Map<string, string>();
  isArchived = false;
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
        { text: textOf(blobs.get(oid)), isTruncated: false },
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
    const { isArchived } = this;
    return { data: { viewer: { login: "captain" }, repository: { isArchived, ref } } };
  }

  private take({ branch, message, expectedHeadOid, fileChanges }: z.output<typeof commitInput>) {
    if (this.isArchived) return refused("Repository was archived so is read-only.");
    const head = this.branches.get(branch.branchName);
    if (head === undefined) return refused("Something that names no branch.", "NOT_FOUND");
    if (head !== expectedHeadOid) {
      const text = `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`;
      return refused(text, "STALE_DATA");
    }
    const additions = new Map(
      fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64")]),
    );
    const oid = this.commit(branch.branchName, message.headline, additions);
    const url = `https://github.com/${branch.repositoryNameWithOwner}/commit/${oid}`;
    return { data: { createCommitOnBranch: { commit: { oid, url } } } };
  }

  private pulls(path: string, body: unknown): object {
    if (body !== undefined) {
      return { html_url: pullAddress(this.requests.push(pullInput.parse(body)) - 1) };
    }
    return this.requests.flatMap(({ head }, index) =>
      path.endsWith(`:${head}`) ? { html_url: pullAddress(index) } : [],
    );
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
    return /\/pulls(?:\?|$)/.test(path) ? this.pulls(path, body) : undefined;
  }
}

const asJson = (status: number, value: object): Answer => {
  return { status, text: JSON.stringify(value) };
};

/** A fake GitHub with one repository, as far as the editor needs it. */
export class GitHubStandIn {
  private readonly repository: Repository;
  /** Accepted tokens. */
  readonly tokens = new Set([knownToken]);
  /**
   * A simulated network failure: a response instead of GitHub's, "unreachable", or "lost" if the request
   * arrives but its response does not; undefined is a working network.
   */
  network: (asked: Asked) => Answer | "unreachable" | "lost" | undefined = () => undefined;

  /** @param files by their path in the repository */
  constructor(files: ReadonlyMap<string, string | Buffer>) {
    this.repository = new Repository(
      new Map(
        Array.from(files, ([path, file]) => [
          path,
          typeof file === "string" ? Buffer.from(file) : file,
        ]),
      ),
    );
  }

  get commits(): readonly TakenCommit[] {
    return this.repository.commits;
  }

  get requests(): readonly z.output<typeof pullInput>[] {
    return this.repository.requests;
  }

  /** Archives the repository: it can be read, but not changed. */
  archive(): void {
    this.repository.isArchived = true;
  }

  /** Deletes the branch `main`. */
  deleteMain(): void {
    this.repository.branches.delete("main");
  }

  /** A text on the branch `main`. */
  text(path: string): string {
    const { branches } = this.repository;
    const files = this.repository.filesAt(branches.get("main") ?? "");
    return files.get(path)?.toString("utf8") ?? "";
  }

  /** Commits as another user. */
  push(path: string, text: string): void {
    this.repository.commit("main", "Somebody else", new Map([[path, Buffer.from(text)]]));
    this.repository.commits.pop();
  }

  private reply({ path, token, body }: Asked): Answer {
    if (!this.tokens.has(token)) return asJson(401, { message: "Bad credentials" });
    const isGraph = path === "/graphql";
    const found = isGraph ? this.repository.graphql(body) : this.repository.rest(path, body);
    return found === undefined
      ? asJson(404, { message: "Not Found" })
      : asJson(body === undefined || isGraph ? 200 : 201, found);
  }

  /** The response to a request; undefined if none arrives. */
  answer(asked: Asked): Answer | undefined {
    const instead = this.network(asked);
    if (typeof instead === "object") return instead;
    const answer = instead === "unreachable" ? undefined : this.reply(asked);
    return instead === "lost" ? undefined : answer;
  }
}

const asked = (method: string, url: string, authorization: string, text: string): Asked => {
  const { pathname, search } = new URL(url);
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  return { method, path: pathname + search, token: authorization.replace(/^Bearer /, ""), body };
};

/** `fetch` for an editor in a unit test. */
export function fetchFrom(host: GitHubStandIn): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const authorization = request.headers.get("authorization") ?? "";
    const text = await request.text();
    const answer = host.answer(asked(request.method, request.url, authorization, text));
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return new Response(answer.text, { status: answer.status, headers: { ...answer.headers } });
  };
}

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "Authorization, Content-Type, Accept",
  "access-control-expose-headers": "Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset",
};

async function answerRoute(route: Route, host: GitHubStandIn): Promise<void> {
  const request = route.request();
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
  const authorization = request.headers()["authorization"] ?? "";
  const text = request.postData() ?? "";
  const answer = host.answer(asked(request.method(), request.url(), authorization, text));
  if (answer === undefined) return route.abort();
  return route.fulfill({
    status: answer.status,
    headers: { ...cors, ...answer.headers },
    body: answer.text,
  });
}

/** Routes the GitHub requests of a page, or of all its pages, to a fake host. */
export async function standInForGitHub(
  browser: Page | BrowserContext,
  host: GitHubStandIn,
): Promise<void> {
  await browser.route("https://api.github.com/**", (route) => answerRoute(route, host));
}
