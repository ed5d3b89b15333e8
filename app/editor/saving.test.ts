import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { smallContent } from "#app/content/testing/small-content.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { fetchFrom, FakeGitHub, knownToken } from "#tests/support/code-host.ts";
import { gitHub } from "./code-host.ts";
import { conflictKey } from "./merge.ts";
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

let fakeGitHub = new FakeGitHub(stored);
const host = gitHub({ repository: "gale/website", branch: "main" }, knownToken);

beforeEach(() => {
  fakeGitHub = new FakeGitHub(stored);
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
  expect(conflictsIn(workspace, cup)).toEqual([
    {
      line: expect.any(Number),
      stored: [expect.stringContaining("us: 13, them: 9")],
      mine: [expect.stringContaining("us: 13, them: 10")],
      isAdded: false,
    },
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

test("the next change starts from what was just saved, without a conflict", async () => {
  const { workspace } = await saveChanges(host, enterScore(await signIn(), 1, 13, 9), options);
  await saveChanges(host, enterScore(workspace, 1, 13, 10), options);
  expect(readPublished()).toContain("us: 13, them: 10");
});

const asRequest = { ...options, asRequest: true };

test("a change to review is a pull request, and the editor starts from the site again", async () => {
  const changed = enterScore(await signIn(), 1, 13, 4);
  const { workspace, address } = await saveChanges(host, changed, asRequest);
  expect(address).toContain("/pull/1");
  expect(workspace.edits.size).toBe(0);
  expect(workspace.texts.get(cup)).toBe(club.get(cup));
  expect(readPublished()).toBe(club.get(cup));
  await saveChanges(host, enterScore(workspace, 2, 7, 13), asRequest);
  expect(fakeGitHub.requests).toHaveLength(2);
  fakeGitHub.merge(0);
  expect(readPublished()).toContain("us: 13, them: 4");
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
