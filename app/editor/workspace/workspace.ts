import type { Files, Stored } from "#app/editor/code-host/code-host.ts";

/** The content as it is stored, and what was changed since. */
export interface Workspace {
  readonly stored: Stored;
  /** All texts of the content with the changes, by path inside `content/`. */
  readonly texts: ReadonlyMap<string, string>;
  /** New files for `media/`, by path inside it. */
  readonly media: Files;
}

/** Nothing is changed yet. */
export function openWorkspace(stored: Stored): Workspace {
  return { stored, texts: stored.texts, media: new Map() };
}

/** The workspace with another text for a file; one that is as it was stored is no change. */
export function withText(workspace: Workspace, file: string, text: string): Workspace {
  return { ...workspace, texts: new Map(workspace.texts).set(file, text) };
}

/** The workspace with new files for `media/`. */
export function withMedia(workspace: Workspace, files: Files): Workspace {
  return { ...workspace, media: new Map([...workspace.media, ...files]) };
}

/** The texts that differ from what is stored, by path inside `content/`. */
export function changedTexts({ stored, texts }: Workspace): ReadonlyMap<string, string> {
  return new Map([...texts].filter(([file, text]) => stored.texts.get(file) !== text));
}

/** Everything to be saved, by path in the repository. */
export function changedFiles(workspace: Workspace): Files {
  return new Map<string, string | Uint8Array>([
    ...Array.from(changedTexts(workspace), ([file, text]) => [`content/${file}`, text] as const),
    ...Array.from(workspace.media, ([file, bytes]) => [`media/${file}`, bytes] as const),
  ]);
}

/** The files that somebody else has changed, too, since they were read: their changes would be lost. */
export function clashes(workspace: Workspace, now: Stored): readonly string[] {
  const { stored } = workspace;
  return [...changedTexts(workspace).keys()].filter(
    (file) => now.texts.get(file) !== stored.texts.get(file),
  );
}

/** The same changes on top of what is stored now. */
export function broughtForward(workspace: Workspace, now: Stored): Workspace {
  const texts = new Map([...now.texts, ...changedTexts(workspace)]);
  return { ...workspace, stored: now, texts };
}
