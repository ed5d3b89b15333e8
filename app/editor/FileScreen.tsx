import { useEditor } from "./desk.ts";
import { Field } from "./Field.tsx";
import { FileFormContext, useFile } from "./file-form.ts";
import { Heading } from "./Heading.tsx";
import { NoForm } from "./NoForm.tsx";
import { ProblemList, ToReview } from "./ReviewScreen.tsx";
import { getFileTitle } from "./screens.ts";

/** The form of one file, generated from its schema. */
export function FileScreen({ file }: { file: string }) {
  const { review } = useEditor();
  const opened = useFile(file);
  if (opened === undefined) return <NoForm file={file} />;
  return (
    <FileFormContext value={opened.form}>
      <Heading>{getFileTitle(file, review.draft)}</Heading>
      <ProblemList file={file} />
      <Field path={[]} label="" rules={opened.rules} value={opened.value} needed />
      <ToReview />
    </FileFormContext>
  );
}
