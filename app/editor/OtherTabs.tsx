import { useEffect, useState } from "react";
import { Diff } from "./Diff.tsx";
import { useEditor } from "./desk.ts";
import { readOtherDrafts } from "./drafts.ts";
import styles from "./Editor.module.css";
import { getFileTitle } from "./screens.ts";

/** Unsaved changes of other tabs, which stay there. */
export function OtherTabs({ file }: { file: string | undefined }) {
  const { draftKey, review } = useEditor();
  const [drafts, setDrafts] = useState(() => readOtherDrafts(draftKey));
  useEffect(() => {
    const read = () => setDrafts(readOtherDrafts(draftKey));
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, [draftKey]);
  const shown = drafts.filter((draft) => file === undefined || draft.file === file);
  if (shown.length === 0) return undefined;
  return (
    <section className={`stack ${styles.saved}`} aria-label="Another tab">
      {shown.map(({ tab, file: changed, edit }) => (
        <details key={tab + changed}>
          <summary>
            Another tab has unsaved changes of {getFileTitle(changed, review.checked.draft)}.
          </summary>
          <Diff before={edit.base} after={edit.mine} />
        </details>
      ))}
      <p className="muted xs">
        They are saved or discarded in that tab. After it is closed, they come to the next tab that
        opens the editor.
      </p>
    </section>
  );
}
