import { useEditor } from "./desk.ts";
import { Field } from "./Field.tsx";
import { FileFormContext, useFile } from "./file-form.ts";
import { Heading } from "./Heading.tsx";
import { ProblemList, ToReview } from "./ReviewScreen.tsx";
import { getFileTitle } from "./screens.ts";
import { fileAddress } from "./stored.ts";
import { hasFile } from "./workspace.ts";

/** In place of the form of a file that the editor can't read. */
export function NoForm({ file }: { file: string }) {
  const { place, workspace, review } = useEditor();
  return (
    <>
      <Heading>{getFileTitle(file, review.draft)}</Heading>
      {hasFile(workspace, file) ? (
        <p>
          The editor can’t read this file. Correct it{" "}
          <a href={fileAddress(place, file)}>on GitHub</a>, then reload this page.
        </p>
      ) : (
        <p>There is no file {file}.</p>
      )}
      <ProblemList onlyFile={file} />
    </>
  );
}

/** The form of one file, generated from its schema. */
export function FileScreen({ file }: { file: string }) {
  const { review } = useEditor();
  const opened = useFile(file);
  if (opened === undefined) return <NoForm file={file} />;
  return (
    <FileFormContext value={opened.form}>
      <Heading>{getFileTitle(file, review.draft)}</Heading>
      <ProblemList onlyFile={file} />
      <Field path={[]} label="" rules={opened.rules} value={opened.value} needed />
      <ToReview />
    </FileFormContext>
  );
}
