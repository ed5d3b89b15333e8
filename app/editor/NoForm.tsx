import { useEditor } from "./desk.ts";
import { ProblemList } from "./ReviewScreen.tsx";
import { getFileTitle } from "./screens.ts";
import { Heading } from "./Heading.tsx";

/** In place of the form of a file that the editor can't read. */
export function NoForm({ file }: { file: string }) {
  const { place, workspace, review } = useEditor();
  const isStored = workspace.texts.has(file) || workspace.stored.unreadable.has(file);
  const address = `https://github.com/${place.repository}/blob/${place.branch}/content/${file}`;
  return (
    <>
      <Heading>{getFileTitle(file, review.draft)}</Heading>
      {isStored ? (
        <p>
          The editor can’t read this file. Correct it <a href={address}>on GitHub</a>, then load
          this page again.
        </p>
      ) : (
        <p>There is no file {file}.</p>
      )}
      <ProblemList problems={review.problems.filter((problem) => problem.file === file)} />
    </>
  );
}
