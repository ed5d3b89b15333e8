import type { Problem } from "#app/content/problem.ts";
import { screens } from "#app/editor/use-screen.ts";
import styles from "#app/editor/Editor.module.css";

/** Problems with file, line, what is wrong and what to do. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="status">
      {problems.length === 0 ? undefined : (
        <ul className={styles.problems}>
          {problems.map(({ severity, file, line, column, field, cause, remedy }) => (
            <li key={`${file}:${line}:${column}:${cause}`} data-severity={severity}>
              <a href={screens.file(file)}>
                {file}, line {line}
              </a>
              : {field}. <strong>{cause}</strong> {remedy}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
