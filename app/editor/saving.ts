import type { CodeHost, Saved } from "./code-host.ts";
import { CodeHostError } from "./git-hub-requests.ts";
import {
  changedFiles,
  checked,
  hasConflicts,
  openWorkspace,
  reviewOf,
  type Workspace,
} from "./workspace.ts";

/** The description of a change, and whether somebody else reviews it first. */
export interface SaveOptions {
  readonly message: string;
  readonly asRequest: boolean;
}

/** The workspace after saving. */
interface Result {
  readonly workspace: Workspace;
  /** The saved change's page; undefined if nothing was saved, because of conflicts or mistakes. */
  readonly address?: string;
}

/** How often changes are put on top of others that arrive while they are being saved. */
const TRIES = 4;

/** The workspace in which a saved change is the stored content; a change request leaves that as it was. */
function afterSaving({ stored, texts }: Workspace, { head }: Saved): Workspace {
  return openWorkspace(head === undefined ? stored : { ...stored, head, texts });
}

/**
 * Saves the changes on top of what others have saved in the meantime. Fields that others have changed, too, are
 * conflicts of the resulting workspace, and nothing is saved. Changes that are stored already, because the answer to
 * an earlier try was lost, are saved.
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
  if (files.size === 0) return { workspace, address: host.addressOf(stored.head) };
  const { problems, summary } = reviewOf(texts, checked(stored.texts));
  if (problems.some(({ severity }) => severity === "error")) return { workspace };
  const body = summary.map((line) => `- ${line}`).join("\n");
  try {
    const saved = await host.save({ head: stored.head, message, body, files, asRequest });
    return { workspace: afterSaving(workspace, saved), address: saved.address };
  } catch (error) {
    if (!(error instanceof CodeHostError) || error.reason !== "stale") throw error;
    if (tries === 0) throw new CodeHostError("Others are saving right now. Try again.");
    const now = openWorkspace(await host.load(), workspace.edits);
    return saveChanges(host, now, { message, asRequest }, tries - 1);
  }
}
