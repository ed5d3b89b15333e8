import { useEditor } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { ProblemList } from "./ReviewScreen.tsx";
import { getFileTitle } from "./screens.ts";
import { fileAddress } from "./stored.ts";

/** In place of the form of a file that the editor can't read. */
export function NoForm({ file }: { file: string }) {
  const { place, workspace, review } = useEditor();
  const isStored = workspace.texts.has(file) || workspace.stored.unreadable.has(file);
  return (
    <>
      <Heading>{getFileTitle(file, review.draft)}</Heading>
      {isStored ? (
        <p>
          The editor can’t read this file. Correct it{" "}
          <a href={fileAddress(place, file)}>on GitHub</a>, then reload this page.
        </p>
      ) : (
        <p>There is no file {file}.</p>
      )}
      <ProblemList file={file} />
    </>
  );
}
