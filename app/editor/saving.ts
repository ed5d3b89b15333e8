import { describeChanges } from "#app/content/changes.ts";
import { hasErrors } from "#app/content/problem.ts";
import type { CodeHost } from "./code-host.ts";
import { CodeHostError } from "./git-hub-errors.ts";
import {
  changedFiles,
  checkTexts,
  hasConflicts,
  openWorkspace,
  reviewTexts,
  type Workspace,
} from "./workspace.ts";

/** The commit message, and whether to request a review first. */
export interface SaveOptions {
  readonly message: string;
  readonly asRequest: boolean;
}

/** The workspace after saving. */
interface Result {
  readonly workspace: Workspace;
  /** Page of the saved change; undefined if nothing was saved because of conflicts or errors. */
  readonly address?: string;
}

/** Number of attempts to rebase onto changes that arrive while saving. */
const TRIES = 4;

/**
 * Saves the changes on top of changes that others saved in the meantime. If others changed the same
 * lines, it saves nothing and returns a workspace with conflicts. Changes that are already stored,
 * because the response to an earlier attempt was lost, count as saved. A request leaves the stored
 * content as it is.
 *
 * @throws CodeHostError if the host refuses
 */
export async function saveChanges(
  host: CodeHost,
  workspace: Workspace,
  { message, asRequest }: SaveOptions,
  tries = TRIES,
): Promise<Result> {
  const { stored, texts } = workspace;
  if (hasConflicts(workspace)) return { workspace };
  const files = changedFiles(workspace);
  if (files.size === 0) return { workspace, address: host.addressOf(stored) };
  const { problems } = reviewTexts(texts, stored, checkTexts(stored.texts));
  if (hasErrors(problems)) return { workspace };
  const body = describeChanges(stored.texts, texts).join("\n");
  try {
    const { address, head } = await host.save({ ...stored, message, body, files, asRequest });
    return { workspace: openWorkspace(asRequest ? stored : { ...stored, head, texts }), address };
  } catch (error) {
    if (!(error instanceof CodeHostError) || error.reason !== "stale") throw error;
    if (tries === 0) throw new CodeHostError("Others are saving right now. Try again.");
    const rebased = openWorkspace(await host.load(), workspace.edits);
    return saveChanges(host, rebased, { message, asRequest }, tries - 1);
  }
}
