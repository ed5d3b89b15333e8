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
/** A small club with two extra games without scores. */
const club = new Map(smallContent).set(
  cup,
  `${smallContent.get(cup) ?? ""}  # Sunday
  - { opponent: anchors, type: BRACKET, date: 2019-08-18, time: "09:00" }
  - { opponent: breakwater, type: BRACKET, date: 2019-08-18, time: "11:00" }
`,
);
const stored = new Map(Array.from(club, ([file, text]) => [`content/${file}`, text]));
const options = { message: "Scores", asRequest: false };

let stand = new GitHubStandIn(stored);
const host = gitHub({ repository: "gale/website", branch: "main" }, knownToken);

beforeEach(() => {
  stand = new GitHubStandIn(stored);
  vi.stubGlobal("fetch", fetchFrom(stand));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signedIn = async () => openWorkspace(await host.load());
const published = () => stand.text(`content/${cup}`);

function scored(workspace: Workspace, game: number, us: number, them: number): Workspace {
  return withChange(workspace, cup, (text) =>
    setValue(setValue(text, ["games", game, "us"], us), ["games", game, "them"], them),
  );
}

test("two captains save scores of two games of one tournament, one after the other", async () => {
  const [ann, bea] = [await signedIn(), await signedIn()];
  await saveChanges(host, scored(ann, 1, 13, 9), options);
  const { address, workspace } = await saveChanges(host, scored(bea, 2, 7, 13), options);
  expect(address).toContain("/commit/");
  expect(workspace.edits.size).toBe(0);
  expect(published()).toMatch(/us: 13, them: 9[^]*us: 7, them: 13/);
  expect(stand.commits).toHaveLength(2);
});

test("two captains save the score of the same game: the second decides, and nothing is saved before", async () => {
  const [ann, bea] = [await signedIn(), await signedIn()];
  await saveChanges(host, scored(ann, 1, 13, 9), options);
  const both = withChange(scored(bea, 1, 13, 10), testimonials, (text) => `${text}# Bea\n`);
  const refused = await saveChanges(host, both, options);
  expect(refused.address).toBeUndefined();
  expect(stand.commits).toHaveLength(1);
  expect(isInConflict(refused.workspace, cup)).toBe(true);
  expect(isInConflict(refused.workspace, testimonials)).toBe(false);
  const [conflict, ...rest] = conflictsIn(refused.workspace, cup);
  expect(conflict).toMatchObject({ path: ["games", 1], mine: { us: 13, them: 10 } });
  expect(rest).toEqual([]);
  const answers = new Map([[conflict ? conflictKey(conflict) : "", "mine" as const]]);
  const decided = withAnswers(refused.workspace, cup, answers);
  await saveChanges(host, decided, options);
  expect(published()).toContain("us: 13, them: 10");
  expect(stand.text(`content/${testimonials}`)).toContain("# Bea");
});

test("a conflicting file can be discarded alone; the other files are saved", async () => {
  const [ann, bea] = [await signedIn(), await signedIn()];
  await saveChanges(host, scored(ann, 1, 13, 9), options);
  const both = withChange(scored(bea, 1, 13, 10), testimonials, (text) => `${text}# Bea\n`);
  const { workspace } = await saveChanges(host, both, options);
  await saveChanges(host, withoutFile(workspace, cup), options);
  expect(published()).toContain("us: 13, them: 9");
  expect(stand.text(`content/${testimonials}`)).toContain("# Bea");
});

test("a change whose response was lost counts as saved: saving again saves nothing twice", async () => {
  const workspace = scored(await signedIn(), 1, 13, 9);
  stand.network = ({ body }) =>
    JSON.stringify(body ?? "").includes("createCommitOnBranch") ? "lost" : undefined;
  await expect(saveChanges(host, workspace, options)).rejects.toThrow("can't be reached");
  stand.network = () => undefined;
  stand.push(`content/${testimonials}`, `${club.get(testimonials) ?? ""}# Somebody else\n`);
  const again = await saveChanges(host, workspace, options);
  expect(again.workspace.edits.size).toBe(0);
  expect(again.address).toMatch(/\/commit\/\w{40}$/);
  expect(stand.commits).toHaveLength(1);
});

test("after saving, the next change applies to the stored version", async () => {
  const { workspace } = await saveChanges(host, scored(await signedIn(), 1, 13, 9), options);
  await saveChanges(host, scored(workspace, 1, 13, 10), options);
  expect(published()).toContain("us: 13, them: 10");
});

const asRequest = { ...options, asRequest: true };
const waiting = () => stand.text(`content/${cup}`, stand.requests[0]?.head);

test("a change that waits for review is shown, and the site stays as it is", async () => {
  const changed = scored(await signedIn(), 1, 13, 4);
  const { workspace, address } = await saveChanges(host, changed, asRequest);
  expect(address).toContain("/pull/1");
  expect(workspace.edits.size).toBe(0);
  expect(workspace.texts.get(cup)).toContain("us: 13, them: 4");
  expect(published()).toBe(club.get(cup));
  const reloaded = await signedIn();
  expect(reloaded.stored).toMatchObject({ isRequest: true, request: { title: "Scores" } });
  expect(reloaded.texts.get(cup)).toContain("us: 13, them: 4");
});

test("the next score starts from the request that waits, and is added to it", async () => {
  const { workspace } = await saveChanges(host, scored(await signedIn(), 1, 13, 4), asRequest);
  const { address } = await saveChanges(host, scored(workspace, 2, 7, 13), asRequest);
  expect(address).toContain("/pull/1");
  expect(stand.requests).toHaveLength(1);
  expect(waiting()).toMatch(/us: 13, them: 4[^]*us: 7, them: 13/);
  stand.merge(0);
  expect(published()).toBe(waiting());
});

test("a request that another captain opened in the meantime gets the change, too", async () => {
  const [ann, bea] = [await signedIn(), await signedIn()];
  await saveChanges(host, scored(ann, 1, 13, 4), asRequest);
  await saveChanges(host, scored(bea, 2, 7, 13), asRequest);
  expect(stand.requests).toHaveLength(1);
  expect(waiting()).toMatch(/us: 13, them: 4[^]*us: 7, them: 13/);
});

test("a request that the site has moved on from is merged with it, so that it stays mergeable", async () => {
  const { workspace } = await saveChanges(host, scored(await signedIn(), 1, 13, 4), asRequest);
  stand.push(`content/${cup}`, (club.get(cup) ?? "").replace("# Sunday", "# A rainy Sunday"));
  stand.push("content/testimonials.yml", `${club.get(testimonials) ?? ""}# Somebody else\n`);
  expect(() => stand.merge(0)).toThrow("A conflict");
  const reloaded = await signedIn();
  expect(reloaded.texts.get(cup)).toMatch(/# A rainy Sunday[^]*us: 13, them: 4/);
  await saveChanges(host, scored(workspace, 2, 8, 13), asRequest);
  stand.merge(0);
  expect(published()).toMatch(/# A rainy Sunday[^]*us: 13, them: 4[^]*us: 8, them: 13/);
  expect(stand.text(`content/${testimonials}`)).toContain("# Somebody else");
});

test("publishing at once leaves what waits where it is", async () => {
  const { workspace } = await saveChanges(host, scored(await signedIn(), 1, 13, 4), asRequest);
  const { address } = await saveChanges(host, scored(workspace, 2, 7, 13), options);
  expect(address).toContain("/commit/");
  expect(published()).toContain("us: 7, them: 13");
  expect(published()).not.toContain("us: 13, them: 4");
  expect(waiting()).not.toContain("us: 7, them: 13");
});

test.each(["merge", "close"] as const)(
  "after somebody else’s %s of the request, the next change opens a new one",
  async (end) => {
    const { workspace } = await saveChanges(host, scored(await signedIn(), 1, 13, 4), asRequest);
    stand[end](0);
    const { address } = await saveChanges(host, scored(workspace, 2, 7, 13), asRequest);
    expect(address).toContain("/pull/2");
    const [, second] = stand.requests;
    const text = stand.text(`content/${cup}`, second?.head);
    expect(text).toContain("us: 7, them: 13");
    expect(text.includes("us: 13, them: 4")).toBe(end === "merge");
  },
);

test("the request of somebody else is named, but not started from where changes are published at once", async () => {
  await saveChanges(host, scored(await signedIn(), 1, 13, 4), asRequest);
  stand.login = "bea";
  const bea = await signedIn();
  expect(bea.stored).toMatchObject({ isRequest: false, request: { login: "captain" } });
  expect(bea.texts.get(cup)).toBe(club.get(cup));
  const reviewed = gitHub({ repository: "gale/website", branch: "main" }, knownToken, true);
  expect((await reviewed.load()).isRequest).toBe(true);
  await saveChanges(host, scored(bea, 2, 7, 13), asRequest);
  expect(waiting()).toMatch(/us: 13, them: 4[^]*us: 7, them: 13/);
});

test("changes with mistakes are not saved", async () => {
  const bea = withChange(await signedIn(), cup, (text) => setValue(text, ["games", 1, "us"], 13));
  const { address } = await saveChanges(host, bea, options);
  expect(address).toBeUndefined();
  expect(stand.commits).toEqual([]);
});
