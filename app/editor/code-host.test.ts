import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, fetchFrom, FakeGitHub, knownToken } from "#tests/support/code-host.ts";
import { gitHub } from "./code-host.ts";

const place = { repository: "gale/website", branch: "main" };
/** More files than two requests can load. */
const texts = new Map(
  Array.from({ length: 131 }, (_, index) => [
    `content/seasons/2026/tournaments/${index}.yml`,
    `name: Cup ${index} of Côte Sauvage\n`,
  ]),
);
let fakeGitHub = new FakeGitHub(texts);
let host = gitHub(place, knownToken);

const timeoutMessage =
  "Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug. Please include `A:B` when reporting this issue.";

beforeEach(() => {
  fakeGitHub = new FakeGitHub(texts);
  host = gitHub(place, knownToken);
  vi.stubGlobal("fetch", fetchFrom(fakeGitHub));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Answers every request with the same response. */
function alwaysAnswer(answer: Answer | "unreachable"): void {
  fakeGitHub.network = () => answer;
}

/** The error of a failed request, as the captain reads it. */
const readError = (request: Promise<unknown>) =>
  request.then(
    () => "no error",
    (error: unknown) => String(error),
  );

test("all content files are loaded, although one request cannot load them all", async () => {
  const { texts: loaded } = await host.load();
  expect(loaded.size).toBe(texts.size);
  for (const [path, text] of texts) expect(loaded.get(path.slice("content/".length))).toBe(text);
});

test.each([
  { what: "is binary", file: Buffer.from([0, 1]) },
  { what: "is in another encoding than UTF-8", file: Buffer.from("name: C\u00F4te\n", "latin1") },
])("a file that $what is listed as unreadable, and all others are loaded", async ({ file }) => {
  const damaged = new FakeGitHub(
    new Map<string, string | Buffer>([...texts, ["content/site.yml", file]]),
  );
  vi.stubGlobal("fetch", fetchFrom(damaged));
  const { texts: loaded, unreadable } = await host.load();
  expect([...unreadable]).toEqual(["site.yml"]);
  expect(loaded.size).toBe(texts.size);
});

test("if GitHub takes too long for many files, fewer are requested at a time", async () => {
  const MAX_FILES = 20;
  fakeGitHub.network = ({ body }) =>
    [...JSON.stringify(body ?? "").matchAll(/\.\.\. on Blob/g)].length > MAX_FILES
      ? { status: 200, text: JSON.stringify({ errors: [{ message: timeoutMessage }] }) }
      : undefined;
  const { texts: loaded } = await host.load();
  expect(loaded.size).toBe(texts.size);
});

test.each([
  {
    limit: "the limit of an hour",
    status: 403,
    // The reset is at 2:13:20 PM.
    headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1790000000" },
    when: /at 2:14.PM\.$/,
  },
  { limit: "a pause", status: 429, headers: { "retry-after": "90" }, when: /at 1:47.PM\.$/ },
  { limit: "a pause without its length", status: 403, headers: {}, when: /in a few minutes\.$/ },
])("at $limit the captain sees when to retry, with the same token", async (row) => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: new Date("2026-09-21T13:45:20Z"), toFake: ["Date"] });
  const text = '{ "message": "You have exceeded a secondary rate limit." }';
  alwaysAnswer({ status: row.status, headers: row.headers, text });
  expect(await readError(host.load())).toMatch(row.when);
  await expect(host.load()).rejects.toMatchObject({ reason: undefined });
});

test.each([
  { status: 401, text: '{ "message": "Bad credentials" }', reason: "expired" },
  { status: 403, text: '{ "message": "Resource not accessible" }', reason: "forbidden" },
  { status: 404, text: '{ "message": "Not Found" }', reason: "forbidden" },
  {
    status: 200,
    text: '{ "data": null, "errors": [{ "type": "FORBIDDEN", "message": "Not accessible" }] }',
    reason: "forbidden",
  },
])("a token refused with status $status and $text is $reason", async ({ status, text, reason }) => {
  alwaysAnswer({ status, text });
  await expect(host.load()).rejects.toMatchObject({ reason });
});

const wifiPage = "<!DOCTYPE html><html><body><h1>Welcome to Free Wi-Fi</h1></body></html>";

test.each([
  {
    what: "the sign-in page of a network",
    answer: { status: 200, text: wifiPage },
    words: "not GitHub's",
  },
  {
    what: "JSON of another host",
    answer: { status: 200, text: '{ "ok": true }' },
    words: "not GitHub's",
  },
  {
    what: "an error page",
    answer: { status: 502, text: wifiPage },
    words: "GitHub has a problem (502)",
  },
  {
    what: "a refusal in HTML",
    answer: { status: 418, text: wifiPage },
    words: "refused the request (418)",
  },
  { what: "no connection", answer: "unreachable" as const, words: "can't be reached" },
])("$what is explained in words, without code", async ({ answer, words }) => {
  alwaysAnswer(answer);
  const error = await readError(host.load());
  expect(error).toContain(words);
  expect(error).not.toMatch(/<|Unexpected token|invalid_type|"/);
});

const saml = "Resource protected by organization SAML enforcement.";
const graphError = (message: string, type?: string) => ({
  status: 200,
  text: JSON.stringify({ data: null, errors: [{ type, message }] }),
});
const restError = (status: number, message: string) => ({
  status,
  text: JSON.stringify({ message }),
});

test.each([
  {
    what: "an archive",
    answer: restError(403, "Repository was archived so is read-only."),
    words: "An owner can unarchive it",
  },
  { what: "a time-out", answer: graphError(timeoutMessage), words: "took too long" },
  { what: "a gateway's time-out", answer: { status: 504, text: "" }, words: "took too long" },
  {
    what: "a protected branch",
    answer: graphError("Changes must be made through a pull request."),
    words: "Choose “Ask someone to review first”",
  },
])("$what is told apart from a wrong token, in words of the editor", async ({ answer, words }) => {
  const loaded = await host.load();
  alwaysAnswer(answer);
  const change = { ...loaded, message: "Scores", body: "", files: new Map(), asRequest: false };
  const error = await readError(host.save(change));
  expect(error).toContain(words);
  expect(error).not.toMatch(/does not open the repository|A:B/);
});

test.each([graphError(saml, "FORBIDDEN"), restError(403, saml)])(
  "a refused token is explained, with the words of the code host",
  async (answer) => {
    alwaysAnswer(answer);
    const error = await readError(host.load());
    expect(error).toContain("It needs “Contents” and “Pull requests”");
    expect(error).toContain(`It says: “${saml}”.`);
  },
);

test("a refusal that the editor does not know is quoted, with a remedy", async () => {
  alwaysAnswer(graphError("No flux capacitor"));
  const error = await readError(host.load());
  expect(error).toContain("It says: “No flux capacitor”");
  expect(error).toContain("try again, or show this to whoever looks after the website");
});

test("a loaded repository says whether it is archived, before anything is typed", async () => {
  expect((await host.load()).isArchived).toBe(false);
  fakeGitHub.archive();
  expect((await host.load()).isArchived).toBe(true);
});

test("a missing branch is named, while loading and while saving", async () => {
  const loaded = await host.load();
  fakeGitHub.deleteMain();
  const change = { ...loaded, message: "Scores", body: "", files: new Map(), asRequest: false };
  await expect(host.save(change)).rejects.toThrow("has no branch main. Correct the branch");
  await expect(host.load()).rejects.toThrow("has no branch main. Correct the branch");
});

test.each(["/git/refs", "/graphql", "/pulls"])(
  "saving again after a lost response of %s makes no second commit and no second pull request",
  async (path) => {
    const loaded = await host.load();
    const files = new Map([["content/site.yml", "name: Gale\n"]]);
    const change = { ...loaded, message: "A name", body: "", files, asRequest: true };
    let wasLost = false;
    fakeGitHub.network = (request) => {
      const isWrite =
        request.body !== undefined && !JSON.stringify(request.body).includes("viewer");
      if (wasLost || !isWrite || !request.path.endsWith(path)) return undefined;
      wasLost = true;
      return "lost";
    };
    await expect(host.save(change)).rejects.toThrow("can't be reached");
    const { address } = await host.save(change);
    expect(address).toBe("https://github.com/cote-sauvage/website/pull/1");
    expect(fakeGitHub.commits).toHaveLength(1);
    expect(fakeGitHub.requests).toHaveLength(1);
  },
);
