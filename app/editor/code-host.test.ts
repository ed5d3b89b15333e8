import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, fetchFrom, GitHubStandIn, knownToken } from "#tests/support/code-host.ts";
import { gitHub } from "./code-host.ts";

const place = { repository: "gale/website", branch: "main" };
/** More files than two requests for texts can ask for. */
const texts = new Map(
  Array.from({ length: 131 }, (_, index) => [
    `content/seasons/2026/tournaments/${index}.yml`,
    `name: Cup ${index} of Côte Sauvage\n`,
  ]),
);
let stand = new GitHubStandIn(texts);
let host = gitHub(place, knownToken);

const slow =
  "Something went wrong while executing your query. This may be the result of a timeout, or it could be a GitHub bug. Please include `A:B` when reporting this issue.";

beforeEach(() => {
  stand = new GitHubStandIn(texts);
  host = gitHub(place, knownToken);
  vi.stubGlobal("fetch", fetchFrom(stand));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers every request with the same response. */
function always(answer: Answer | "unreachable"): void {
  stand.network = () => answer;
}

test("all content files are loaded, in any number of requests", async () => {
  const { texts: loaded } = await host.load();
  expect(loaded.size).toBe(texts.size);
  for (const [path, text] of texts) expect(loaded.get(path.slice("content/".length))).toBe(text);
});

test.each([
  { what: "is binary", file: Buffer.from([0, 1]) },
  { what: "is in another encoding than UTF-8", file: Buffer.from("name: C\u00F4te\n", "latin1") },
])("a file that $what is named, and closes no other file", async ({ file }) => {
  const damaged = new GitHubStandIn(
    new Map<string, string | Buffer>([...texts, ["content/site.yml", file]]),
  );
  vi.stubGlobal("fetch", fetchFrom(damaged));
  const { texts: loaded, unreadable } = await host.load();
  expect([...unreadable]).toEqual(["site.yml"]);
  expect(loaded.size).toBe(texts.size);
});

test("a load that is too large for GitHub’s time limit is split", async () => {
  const tooMany = 20;
  stand.network = ({ body }) =>
    [...JSON.stringify(body ?? "").matchAll(/\.\.\. on Blob/g)].length > tooMany
      ? { status: 200, text: JSON.stringify({ errors: [{ message: slow }] }) }
      : undefined;
  const { texts: loaded } = await host.load();
  expect(loaded.size).toBe(texts.size);
});

test.each([
  {
    limit: "the limit of an hour",
    status: 403,
    headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1790000000" },
    when: /at 2:14.PM\.$/,
  },
  { limit: "a pause", status: 429, headers: { "retry-after": "90" }, when: /at 1:47.PM\.$/ },
  { limit: "a pause without its length", status: 403, headers: {}, when: /in a few minutes\.$/ },
])("at $limit the captain sees when to retry", async ({ status, headers, when }) => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: new Date("2026-09-21T13:45:20Z"), toFake: ["Date"] });
  const text = '{ "message": "You have exceeded a secondary rate limit." }';
  always({ status, headers, text });
  const error = await host.load().catch((one: unknown) => one);
  expect(error).toMatchObject({ reason: undefined });
  expect(String(error)).toMatch(when);
  vi.unstubAllEnvs();
});

test.each([
  { status: 401, text: '{ "message": "Bad credentials" }', reason: "expired" },
  { status: 403, text: '{ "message": "Resource not accessible" }', reason: "forbidden" },
  { status: 404, text: '{ "message": "Not Found" }', reason: "forbidden" },
  {
    status: 200,
    text: '{ "data": null, "errors": [{ "type": "FORBIDDEN", "message": "x" }] }',
    reason: "forbidden",
  },
])("$status is recognized: $reason", async ({ status, text, reason }) => {
  always({ status, text });
  await expect(host.load()).rejects.toMatchObject({ reason });
});

const page = "<!DOCTYPE html><html><body><h1>Welcome to Free Wi-Fi</h1></body></html>";

test.each([
  { what: "the page of a network", answer: { status: 200, text: page }, words: "not GitHub's" },
  {
    what: "another answer",
    answer: { status: 200, text: '{ "ok": true }' },
    words: "not GitHub's",
  },
  {
    what: "an error page",
    answer: { status: 502, text: page },
    words: "GitHub has a problem (502)",
  },
  {
    what: "a refusal in HTML",
    answer: { status: 418, text: page },
    words: "refused the request (418)",
  },
  { what: "no connection", answer: "unreachable" as const, words: "can't be reached" },
])("$what has a sentence of its own", async ({ answer, words }) => {
  always(answer);
  const error = await host.load().catch((one: unknown) => one);
  expect(String(error)).toContain(words);
  expect(String(error)).not.toMatch(/<|Unexpected token|invalid_type|"/);
});

const saml =
  "Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.";
const graphError = (message: string, type?: string) => ({
  status: 200,
  text: JSON.stringify({ data: null, errors: [{ type, message }] }),
});
const restError = (status: number, message: string) => ({
  status,
  text: JSON.stringify({ message }),
});

test.each([
  { what: "SAML", answer: graphError(saml, "FORBIDDEN"), words: "authorize this one" },
  { what: "SAML in REST", answer: restError(403, saml), words: "authorize this one" },
  {
    what: "an archive",
    answer: restError(403, "Repository was archived so is read-only."),
    words: "An owner can unarchive it",
  },
  {
    what: "a list of networks",
    answer: restError(403, "The organization has an IP allow list enabled"),
    words: "only accepts known networks",
  },
  {
    what: "a suspension",
    answer: restError(403, "Your account was suspended."),
    words: "suspended",
  },
  { what: "a time-out", answer: graphError(slow), words: "took too long" },
  { what: "a gateway's time-out", answer: { status: 504, text: "" }, words: "took too long" },
  {
    what: "a protected branch",
    answer: graphError("Changes must be made through a pull request."),
    words: "Choose “Ask someone to review first”",
  },
])("$what is not taken for a wrong token, and has a remedy", async ({ answer, words }) => {
  const loaded = await host.load();
  always(answer);
  const change = { ...loaded, message: "x", body: "", files: new Map(), asRequest: false };
  const error = await host.save(change).catch((one: unknown) => one);
  expect(String(error)).toContain(words);
  expect(String(error)).not.toMatch(/does not open the repository|Resource protected|A:B/);
});

test("words of GitHub that the editor does not know are quoted, with a remedy", async () => {
  always(graphError("No flux capacitor"));
  const error = String(await host.load().catch((one: unknown) => one));
  expect(error).toContain("It says: “No flux capacitor”");
  expect(error).toContain("try again, or show this to whoever looks after the website");
});

test("an archived repository is recognized before anything is typed", async () => {
  expect((await host.load()).isArchived).toBe(false);
  stand.archive();
  expect((await host.load()).isArchived).toBe(true);
});

test("a missing branch is named, while loading and while saving", async () => {
  const loaded = await host.load();
  stand.deleteMain();
  const change = { ...loaded, message: "x", body: "", files: new Map(), asRequest: false };
  await expect(host.save(change)).rejects.toThrow("has no branch main. Correct the branch");
  await expect(host.load()).rejects.toThrow("has no branch main. Correct the branch");
});

test.each(["/git/refs", "/graphql", "/pulls"])(
  "a pull request whose response from %s was lost is created once",
  async (path) => {
    const loaded = await host.load();
    const files = new Map([["content/site.yml", "name: Gale\n"]]);
    const change = { ...loaded, message: "A name", body: "", files, asRequest: true };
    let isLost = false;
    stand.network = (asked) => {
      const isIt = asked.body !== undefined && asked.path.endsWith(path);
      if (isLost || !isIt || JSON.stringify(asked.body).includes("viewer")) return undefined;
      isLost = true;
      return "lost";
    };
    await expect(host.save(change)).rejects.toThrow("can't be reached");
    const { address } = await host.save(change);
    expect(address).toBe("https://github.com/cote-sauvage/website/pull/1");
    expect(stand.commits).toHaveLength(1);
    expect(stand.requests).toHaveLength(1);
  },
);
