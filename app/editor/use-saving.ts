import { useState } from "react";
import { reviewOf } from "./workspace/review.ts";
import {
  broughtForward,
  changedFiles,
  clashes,
  openWorkspace,
  type Workspace,
} from "./workspace/workspace.ts";
import { checkContent } from "#app/content/check-content.ts";
import { CodeHostError, type CodeHost, type Saved } from "./code-host/code-host.ts";
import { messageOf } from "./use-session.ts";

/** Saves on top of what others have saved meanwhile, unless that is the same file. */
async function saveOn(
  host: CodeHost,
  workspace: Workspace,
  message: string,
  asRequest: boolean,
): Promise<Saved> {
  const before = checkContent(workspace.stored.texts);
  const { problems, summary } = reviewOf(workspace, before);
  if (problems.some(({ severity }) => severity === "error")) {
    throw new CodeHostError("The checks found mistakes. Nothing was saved.");
  }
  const files = changedFiles(workspace);
  const body = summary.map((line) => `- ${line}`).join("\n");
  try {
    return await host.save({ head: workspace.stored.head, message, body, files, asRequest });
  } catch (error) {
    if (!(error instanceof CodeHostError && error.isStale)) throw error;
    const now = await host.load();
    const both = clashes(workspace, now);
    if (both.length === 0) return saveOn(host, broughtForward(workspace, now), message, asRequest);
    throw new CodeHostError(
      `Somebody else has changed ${both.join(", ")} meanwhile. Copy what you typed, then load the page again.`,
    );
  }
}

/** Saves the changes, and says where they can be looked at. */
export function useSaving(
  host: CodeHost,
  workspace: Workspace,
  onSaved: (next: Workspace) => void,
) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [address, setAddress] = useState<string>();
  /** Loads the saved files: the next changes are made to these. */
  const loadAgain = async () => {
    try {
      onSaved(openWorkspace(await host.load()));
    } catch {
      // Nothing is left to be saved: the browser need not ask before the page is loaded again.
      onSaved(openWorkspace(workspace.stored));
      setProblem("Saved. Load the page again to go on.");
    }
  };
  const save = async (message: string, asRequest: boolean) => {
    setSaving(true);
    setProblem(undefined);
    try {
      const saved = await saveOn(host, workspace, message, asRequest);
      setAddress(saved.address);
      await loadAgain();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setSaving(false);
  };
  return { isSaving, problem, address, save };
}
