import { fieldIn, type FieldPath } from "#app/content/field-path.ts";
import { useFileForm } from "./file-form.ts";
import styles from "./Form.module.css";

/** Problems of a field, shown at the field. */
export function FieldProblems({ path, id }: { path: FieldPath; id: string }) {
  const { file, problems } = useFileForm();
  const field = fieldIn(file, path);
  const own = problems.filter((problem) => problem.file === file && problem.field === field);
  return (
    <div id={id} aria-live="polite">
      {own.map(({ severity, cause, remedy }) => (
        <p key={cause} className={styles.problem} data-severity={severity}>
          <strong>{cause}</strong> {remedy}
        </p>
      ))}
    </div>
  );
}
