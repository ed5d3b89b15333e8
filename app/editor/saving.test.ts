import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { smallContent } from "#app/content/testing/small-content.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { fetchFrom, GitHubStandIn, knownToken } from "#tests/support/code-host.ts";
import { gitHub } from "./code-host.ts";
import { conflictKey } from "./conflicts.ts";
import { saveChanges } from "./saving.ts";
import {
  conflictsIn,
  isInConflict,
  openWorkspace,
  withAnswers,
  withChange,
  withoutFile,
  type Workspace,
} from "./workspace.ts";

const cup = "seasons/2019/tournaments/2019-esc.yml";
const testimonials = "testimonials.yml";
/** A small club with two more games, 1 and 2, without scores. */
const club = new Map(smallContent).set(
  cup,
  `${smallContent.get(cup) ?? ""}  # Sunday
  - { opponent: anchors, type: BRACKET, date: 2019-08-18, time: "09:00" }
  - { opponent: breakwater, type: BRACKET, date: 2019-08-18, time: "11:00" }
`,
);
const stored = new Map(Array.from(club, ([file, text]) => [`content/${file}`, text]));
const options = { message: "Scores", asRequest: false };

let fakeGitHub = new GitHubStandIn(stored);
const host = gitHub({ repository: "gale/website", branch: "main" }, knownToken);

beforeEach(() => {
  fakeGitHub = new GitHubStandIn(stored);
  vi.stubGlobal("fetch", fetchFrom(fakeGitHub));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signIn = async () => openWorkspace(await host.load());
const readPublished = () => fakeGitHub.text(`content/${cup}`);

function enterScore(workspace: Workspace, game: number, us: number, them: number): Workspace {
  return withChange(workspace, cup, (text) =>
    setValue(setValue(text, ["games", game, "us"], us), ["games", game, "them"], them),
  );
}

test("two captains save scores of two games of one tournament, one after the other", async () => {
  const [ann, bea] = [await signIn(), await signIn()];
  await saveChanges(host, enterScore(ann, 1, 13, 9), options);
  const { address, workspace } = await saveChanges(host, enterScore(bea, 2, 7, 13), options);
  expect(address).toContain("/commit/");
  expect(workspace.edits.size).toBe(0);
  expect(readPublished()).toMatch(/us: 13, them: 9[^]*us: 7, them: 13/);
  expect(fakeGitHub.commits).toHaveLength(2);
});

/** Ann saved 13–9 for a game. Bea, who entered 13–10 and a testimonial, tries to save after her. */
async function saveAfterAnn() {
  const [ann, bea] = [await signIn(), await signIn()];
  await saveChanges(host, enterScore(ann, 1, 13, 9), options);
  const both = withChange(enterScore(bea, 1, 13, 10), testimonials, (text) => `${text}# Bea\n`);
  return saveChanges(host, both, options);
}

test("a score that another captain entered differently stops the whole change", async () => {
  const { address, workspace } = await saveAfterAnn();
  expect(address).toBeUndefined();
  expect(fakeGitHub.commits).toHaveLength(1);
  expect(isInConflict(workspace, cup)).toBe(true);
  expect(isInConflict(workspace, testimonials)).toBe(false);
  expect(conflictsIn(workspace, cup)).toMatchObject([
    { path: ["games", 1], stored: { us: 13, them: 9 }, mine: { us: 13, them: 10 } },
  ]);
});

test("the captain who saves later decides on the score, and then all her changes are saved", async () => {
  const { workspace } = await saveAfterAnn();
  const answers = new Map(
    conflictsIn(workspace, cup).map((conflict) => [conflictKey(conflict), "mine" as const]),
  );
  await saveChanges(host, withAnswers(workspace, cup, answers), options);
  expect(readPublished()).toContain("us: 13, them: 10");
  expect(fakeGitHub.text(`content/${testimonials}`)).toContain("# Bea");
});

test("a file in conflict can be discarded alone, and the other files are saved", async () => {
  const { workspace } = await saveAfterAnn();
  await saveChanges(host, withoutFile(workspace, cup), options);
  expect(readPublished()).toContain("us: 13, them: 9");
  expect(fakeGitHub.text(`content/${testimonials}`)).toContain("# Bea");
});

test("a change whose response was lost counts as saved when it is saved again", async () => {
  const workspace = enterScore(await signIn(), 1, 13, 9);
  fakeGitHub.network = ({ body }) =>
    JSON.stringify(body ?? "").includes("createCommitOnBranch") ? "lost" : undefined;
  await expect(saveChanges(host, workspace, options)).rejects.toThrow("can't be reached");
  fakeGitHub.network = () => undefined;
  // Even another captain's commit after it does not hide that it is there.
  fakeGitHub.push(`content/${testimonials}`, `${club.get(testimonials) ?? ""}# Somebody else\n`);
  const again = await saveChanges(host, workspace, options);
  expect(again.workspace.edits.size).toBe(0);
  expect(again.address).toMatch(/\/commit\/\w{40}$/);
  expect(fakeGitHub.commits).toHaveLength(1);
});

test("the next change starts from what was just saved, without a conflict", async () => {
  const { workspace } = await saveChanges(host, enterScore(await signIn(), 1, 13, 9), options);
  await saveChanges(host, enterScore(workspace, 1, 13, 10), options);
  expect(readPublished()).toContain("us: 13, them: 10");
});

const asRequest = { ...options, asRequest: true };
const readWaiting = () => fakeGitHub.text(`content/${cup}`, fakeGitHub.requests[0]?.head);

test("a change that waits for review is in the editor, even after a reload, but not on the site", async () => {
  const changed = enterScore(await signIn(), 1, 13, 4);
  const { workspace, address } = await saveChanges(host, changed, asRequest);
  expect(address).toContain("/pull/1");
  expect(workspace.edits.size).toBe(0);
  expect(workspace.texts.get(cup)).toContain("us: 13, them: 4");
  expect(readPublished()).toBe(club.get(cup));
  const reloaded = await signIn();
  expect(reloaded.stored).toMatchObject({ isRequest: true, request: { title: "Scores" } });
  expect(reloaded.texts.get(cup)).toContain("us: 13, them: 4");
});

test("the next score is added to the request that waits, and both are published together", async () => {
  const { workspace } = await saveChanges(host, enterScore(await signIn(), 1, 13, 4), asRequest);
  const { address } = await saveChanges(host, enterScore(workspace, 2, 7, 13), asRequest);
  expect(address).toContain("/pull/1");
  expect(fakeGitHub.requests).toHaveLength(1);
  expect(readWaiting()).toMatch(/us: 13, them: 4[^]*us: 7, them: 13/);
  fakeGitHub.merge(0);
  expect(readPublished()).toBe(readWaiting());
});

test("a change is added to a request that was opened since the captain signed in", async () => {
  const [ann, bea] = [await signIn(), await signIn()];
  await saveChanges(host, enterScore(ann, 1, 13, 4), asRequest);
  await saveChanges(host, enterScore(bea, 2, 7, 13), asRequest);
  expect(fakeGitHub.requests).toHaveLength(1);
  expect(readWaiting()).toMatch(/us: 13, them: 4[^]*us: 7, them: 13/);
});

test("a request that conflicts with newer changes of the site is merged with them", async () => {
  const { workspace } = await saveChanges(host, enterScore(await signIn(), 1, 13, 4), asRequest);
  fakeGitHub.push(`content/${cup}`, (club.get(cup) ?? "").replace("# Sunday", "# A rainy Sunday"));
  fakeGitHub.push(`content/${testimonials}`, `${club.get(testimonials) ?? ""}# Somebody else\n`);
  expect(() => fakeGitHub.merge(0)).toThrow("A conflict");
  const reloaded = await signIn();
  expect(reloaded.texts.get(cup)).toMatch(/# A rainy Sunday[^]*us: 13, them: 4/);
  await saveChanges(host, enterScore(workspace, 2, 8, 13), asRequest);
  fakeGitHub.merge(0);
  expect(readPublished()).toMatch(/# A rainy Sunday[^]*us: 13, them: 4[^]*us: 8, them: 13/);
  expect(fakeGitHub.text(`content/${testimonials}`)).toContain("# Somebody else");
});

test("a change published at once leaves the request that waits as it is", async () => {
  const { workspace } = await saveChanges(host, enterScore(await signIn(), 1, 13, 4), asRequest);
  const { address } = await saveChanges(host, enterScore(workspace, 2, 7, 13), options);
  expect(address).toContain("/commit/");
  expect(readPublished()).toContain("us: 7, them: 13");
  expect(readPublished()).not.toContain("us: 13, them: 4");
  expect(readWaiting()).not.toContain("us: 7, them: 13");
});

test.each(["merge", "close"] as const)(
  "after a %s of the request, the next change opens a new one",
  async (end) => {
    const { workspace } = await saveChanges(host, enterScore(await signIn(), 1, 13, 4), asRequest);
    fakeGitHub[end](0);
    const { address } = await saveChanges(host, enterScore(workspace, 2, 7, 13), asRequest);
    expect(address).toContain("/pull/2");
    const [, second] = fakeGitHub.requests;
    const text = fakeGitHub.text(`content/${cup}`, second?.head);
    expect(text).toContain("us: 7, them: 13");
    expect(text.includes("us: 13, them: 4")).toBe(end === "merge");
  },
);

/** The captain's request waits, and Bea signs in. */
async function signInBesideRequest() {
  await saveChanges(host, enterScore(await signIn(), 1, 13, 4), asRequest);
  fakeGitHub.login = "bea";
  return signIn();
}

test("where changes are published at once, another person’s request is named, but the editor starts from the site", async () => {
  const bea = await signInBesideRequest();
  expect(bea.stored).toMatchObject({ isRequest: false, request: { login: "captain" } });
  expect(bea.texts.get(cup)).toBe(club.get(cup));
});

test("where changes are reviewed, the editor starts from another person’s request", async () => {
  await signInBesideRequest();
  const reviewed = gitHub({ repository: "gale/website", branch: "main" }, knownToken, true);
  expect((await reviewed.load()).isRequest).toBe(true);
});

test("a change to review is added to another person’s request", async () => {
  const bea = await signInBesideRequest();
  await saveChanges(host, enterScore(bea, 2, 7, 13), asRequest);
  expect(readWaiting()).toMatch(/us: 13, them: 4[^]*us: 7, them: 13/);
});

/** Sends a request to GitHub, as its own site does. */
const post = (path: string, body: object) =>
  fetch(`https://api.github.com/repos/gale/website${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${knownToken}` },
    body: JSON.stringify(body),
  });

test("a pull request that the editor did not make is left alone, and a change gets one of its own", async () => {
  const { head } = await host.load();
  await post("/git/refs", { ref: "refs/heads/photos", sha: head });
  await post("/pulls", { title: "Photos", head: "photos", base: "main" });
  const { address } = await saveChanges(host, enterScore(await signIn(), 1, 13, 4), asRequest);
  expect(address).toContain("/pull/2");
  expect(fakeGitHub.text(`content/${cup}`, "photos")).toBe(club.get(cup));
});

test("a change that others outrun again and again is given up with a message after four retries", async () => {
  const workspace = enterScore(await signIn(), 1, 13, 9);
  const errors = [{ type: "STALE_DATA", message: "Pull and try again." }];
  let attempts = 0;
  fakeGitHub.network = ({ body }) => {
    if (!JSON.stringify(body ?? "").includes("createCommitOnBranch")) return undefined;
    attempts += 1;
    return { status: 200, text: JSON.stringify({ data: null, errors }) };
  };
  await expect(saveChanges(host, workspace, options)).rejects.toThrow(
    "Others are saving right now",
  );
  expect(attempts).toBe(5);
});

test("a change with an error is not saved", async () => {
  // A score of one side only.
  const bea = withChange(await signIn(), cup, (text) => setValue(text, ["games", 1, "us"], 13));
  const { address } = await saveChanges(host, bea, options);
  expect(address).toBeUndefined();
  expect(fakeGitHub.commits).toEqual([]);
});
