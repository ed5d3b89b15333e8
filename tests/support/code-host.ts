import type { BrowserContext, Page, Route } from "@playwright/test";
import { type PullRequest, Repository, type SavedCommit } from "./repository.ts";

/** A request to the fake host. */
export interface HostRequest {
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
const asJson = (status: number, value: object): Answer => {
  return { status, text: JSON.stringify(value) };
};

/** A fake GitHub with one repository, as far as the editor needs it. */
export class FakeGitHub {
  private readonly repository: Repository;
  /** Accepted tokens. */
  readonly tokens = new Set([knownToken]);
  /**
   * A simulated network failure: a response instead of GitHub's, "unreachable", or "lost" if the request
   * arrives but its response does not; undefined is a working network.
   */
  network: (request: HostRequest) => Answer | "unreachable" | "lost" | undefined = () => undefined;

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

  get commits(): readonly SavedCommit[] {
    return this.repository.commits;
  }

  get requests(): readonly PullRequest[] {
    return this.repository.requests;
  }

  /** Merges a request, by its index. */
  merge(index: number): void {
    this.repository.merge(index);
  }

  /** Archives the repository: it can be read, but not changed. */
  archive(): void {
    this.repository.isArchived = true;
  }

  /** Deletes the branch `main`. */
  deleteMain(): void {
    this.repository.branches.delete("main");
  }

  /** A text on a branch. */
  text(path: string, branch = "main"): string {
    const { branches } = this.repository;
    const files = this.repository.filesAt(branches.get(branch) ?? "");
    return files.get(path)?.toString("utf8") ?? "";
  }

  /** Commits as another user. */
  push(path: string, text: string): void {
    this.repository.commit("main", "Somebody else", new Map([[path, Buffer.from(text)]]));
    this.repository.commits.pop();
  }

  private reply({ path, token, body }: HostRequest): Answer {
    if (!this.tokens.has(token)) return asJson(401, { message: "Bad credentials" });
    const isGraph = path === "/graphql";
    const found = isGraph ? this.repository.graphql(body) : this.repository.rest(path, body);
    return found === undefined
      ? asJson(404, { message: "Not Found" })
      : asJson(body === undefined || isGraph ? 200 : 201, found);
  }

  /** The response to a request; undefined if none arrives. */
  answer(request: HostRequest): Answer | undefined {
    const instead = this.network(request);
    if (typeof instead === "object") return instead;
    const answer = instead === "unreachable" ? undefined : this.reply(request);
    return instead === "lost" ? undefined : answer;
  }
}

const parseRequest = (
  method: string,
  url: string,
  authorization: string,
  text: string,
): HostRequest => {
  const { pathname, search } = new URL(url);
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  return { method, path: pathname + search, token: authorization.replace(/^Bearer /, ""), body };
};

/** `fetch` for an editor in a unit test. */
export function fetchFrom(host: FakeGitHub): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const authorization = request.headers.get("authorization") ?? "";
    const text = await request.text();
    const answer = host.answer(parseRequest(request.method, request.url, authorization, text));
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return new Response(answer.text, { status: answer.status, headers: { ...answer.headers } });
  };
}

const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PATCH",
  "access-control-allow-headers": "Authorization, Content-Type, Accept",
  "access-control-expose-headers": "Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset",
};

async function answerRoute(route: Route, host: FakeGitHub): Promise<void> {
  const request = route.request();
  if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
  const authorization = request.headers()["authorization"] ?? "";
  const text = request.postData() ?? "";
  const answer = host.answer(parseRequest(request.method(), request.url(), authorization, text));
  if (answer === undefined) return route.abort();
  return route.fulfill({
    status: answer.status,
    headers: { ...cors, ...answer.headers },
    body: answer.text,
  });
}

/** Routes the GitHub requests of a page, or of all its pages, to a fake host. */
export async function serveFakeGitHub(
  browser: Page | BrowserContext,
  host: FakeGitHub,
): Promise<void> {
  await browser.route("https://api.github.com/**", (route) => answerRoute(route, host));
}
