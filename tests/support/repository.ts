import { createHash } from "node:crypto";
import { z } from "zod";

/** A commit on the fake host: its message, and the repository's texts after it. */
export interface SavedCommit {
  readonly branch: string;
  readonly headline: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

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

export type PullRequest = z.output<typeof pullInput>;

const sha1 = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");

/** Git's hash of a file. */
const blobName = (content: Buffer) =>
  sha1(Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));

/** A file as text; null if it is missing or binary. */
const decodeText = (file: Buffer | undefined) =>
  file === undefined || file.includes(0) ? null : file.toString("utf8");

const pullAddress = (index: number) => `https://github.com/cote-sauvage/website/pull/${index + 1}`;

/** GraphQL's answer to a refused request. */
const refused = (message: string, type?: string) => ({ data: null, errors: [{ type, message }] });

/** A repository on the fake host, with its branches, change requests and answers to requests. */
export class Repository {
  readonly branches = new Map<string, string>();
  isArchived = false;
  login = "captain";
  readonly commits: SavedCommit[] = [];
  readonly requests: PullRequest[] = [];
  readonly closed = new Set<number>();
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
    const head = this.branches.get(branch) ?? "";
    const files = new Map([...this.filesAt(head), ...additions]);
    const oid = this.keep(files);
    this.branches.set(branch, oid);
    this.commits.push({ branch, headline, files });
    return oid;
  }

  /** Merges a request into the site. */
  merge(index: number): void {
    const head = this.branches.get(this.requests[index]?.head ?? "") ?? "";
    this.commit("main", "Merge", this.filesAt(head));
    this.closed.add(index);
  }

  texts(query: string) {
    const blobs = new Map(
      [...this.trees.values()].flatMap((files) =>
        [...files.values()].map((file) => [blobName(file), file] as const),
      ),
    );
    const objects = query.matchAll(/(f\d+): object\(oid: "(\w+)"\)/g);
    return Object.fromEntries(
      Array.from(objects, ([, name = "", oid = ""]) => [
        name,
        { text: decodeText(blobs.get(oid)), isTruncated: false },
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
    return { data: { viewer: { login: this.login }, repository: { isArchived, ref } } };
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
    const wanted = new URL(path, "https://api.github.com").searchParams.get("head");
    const open = this.requests.flatMap(({ head }, index) => {
      const isWanted = wanted?.endsWith(`:${head}`) === true && !this.closed.has(index);
      return isWanted ? { html_url: pullAddress(index) } : [];
    });
    return open.toReversed();
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
