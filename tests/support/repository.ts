import { createHash } from "node:crypto";
import { z } from "zod";
import { sortedBy } from "#app/lib/list.ts";

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
const treeInput = z.object({
  base_tree: z.string(),
  tree: z.array(
    z.object({
      path: z.string(),
      content: z.string().optional(),
      sha: z.string().nullable().optional(),
    }),
  ),
});
const mergeInput = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()),
});
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
  private readonly parents = new Map<string, readonly string[]>();

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.branches.set("main", this.keep(files));
  }

  private keep(files: ReadonlyMap<string, Buffer>, parents: readonly string[] = []): string {
    const oid = sha1(
      `${this.trees.size}${[...files].map(([path, file]) => path + blobName(file)).join()}`,
    );
    this.trees.set(oid, files);
    this.parents.set(oid, parents);
    return oid;
  }

  filesAt(oid: string) {
    return this.trees.get(oid) ?? new Map<string, Buffer>();
  }

  commit(branch: string, headline: string, additions: ReadonlyMap<string, Buffer>): string {
    const head = this.branches.get(branch) ?? "";
    const files = new Map([...this.filesAt(head), ...additions]);
    const oid = this.keep(files, [head]);
    this.branches.set(branch, oid);
    this.commits.push({ branch, headline, files });
    return oid;
  }

  /** A commit and all before it, the newest first. */
  private history(oid: string): readonly string[] {
    const parents = this.parents.get(oid) ?? [];
    return [...new Set([oid, ...parents.flatMap((parent) => this.history(parent))])];
  }

  /** Files that differ between two commits. */
  private changedFiles(before: string, after: string) {
    const [old, now] = [this.filesAt(before), this.filesAt(after)];
    return [...now].filter(([path, file]) => old.get(path)?.equals(file) !== true);
  }

  private compare(site: string, head: string) {
    const known = new Set(this.history(site));
    const common = this.history(head).filter((oid) => known.has(oid));
    const [base = ""] = sortedBy(common, (oid) => -this.history(oid).length);
    const files = this.changedFiles(base, head).map(([filename, file]) => ({
      filename,
      status: "modified",
      sha: blobName(file),
    }));
    return { merge_base_commit: { sha: base }, files };
  }

  /** Merges a request into the site; two changes of one file are in conflict. */
  merge(index: number): void {
    const site = this.branches.get("main") ?? "";
    const head = this.branches.get(this.requests[index]?.head ?? "") ?? "";
    const { merge_base_commit: base, files } = this.compare(site, head);
    const others = new Set(this.changedFiles(base.sha, site).map(([path]) => path));
    if (files.some(({ filename }) => others.has(filename))) throw new Error("A conflict");
    const additions = this.filesAt(head);
    const changed = new Set(files.map(({ filename }) => filename));
    this.commit("main", "Merge", new Map([...additions].filter(([path]) => changed.has(path))));
    this.closed.add(index);
  }

  private writeTree(body: unknown): object {
    const { base_tree: base, tree } = treeInput.parse(body);
    const blobs = Array.from(this.trees.values(), (files) => Array.from(files.values())).flat();
    const files = new Map(this.filesAt(base));
    for (const { path, content, sha } of tree) {
      const file = content === undefined ? blobs.find((blob) => blobName(blob) === sha) : content;
      if (file === undefined) files.delete(path);
      else files.set(path, Buffer.from(file));
    }
    return { sha: this.keep(files) };
  }

  private writeCommit(body: unknown): object {
    const { message, tree, parents } = mergeInput.parse(body);
    const files = this.filesAt(tree);
    const sha = this.keep(files, parents);
    this.commits.push({ branch: "", headline: message, files });
    return { sha };
  }

  private moveBranch(name: string, body: unknown): object | undefined {
    const { sha } = z.object({ sha: z.string() }).parse(body);
    if (!this.history(sha).includes(this.branches.get(name) ?? "")) return undefined;
    this.branches.set(name, sha);
    return { ref: name };
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
    const ref = oid === undefined ? null : { target: { oid, tree: { oid } } };
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
    const open = this.requests.flatMap(({ title, head, base }, index) => {
      const ref = { ref: head, sha: this.branches.get(head) };
      const wanted = new URL(path, "https://api.github.com").searchParams.get("base");
      if (this.closed.has(index) || base !== wanted) return [];
      return { html_url: pullAddress(index), title, user: { login: "captain" }, head: ref };
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
    const [, site, head] = /\/compare\/(\w+)\.\.\.(\w+)$/.exec(path) ?? [];
    if (site !== undefined && head !== undefined) return this.compare(site, head);
    const [, branch] = /\/git\/refs\/heads\/(.+)$/.exec(path) ?? [];
    if (branch !== undefined) return this.moveBranch(branch, body);
    if (path.endsWith("/git/trees")) return this.writeTree(body);
    if (path.endsWith("/git/commits")) return this.writeCommit(body);
    if (path.endsWith("/git/refs")) {
      const { ref, sha } = refInput.parse(body);
      this.branches.set(ref.replace("refs/heads/", ""), sha);
      return { ref, object: { type: "commit", sha } };
    }
    return /\/pulls(?:\?|$)/.test(path) ? this.pulls(path, body) : undefined;
  }
}
