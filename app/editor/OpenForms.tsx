import { valueAt } from "#app/content/field-path.ts";
import { useEditor } from "./desk.ts";
import { getLabel, namesIn, summarizeEntry, formatValue } from "./fields.ts";
import { parseFormName } from "./file-form.ts";
import { useForms } from "./forms.tsx";
import { screens, getFileTitle } from "./screens.ts";
import styles from "./Editor.module.css";

/** A list of what is typed in open forms but not added, and so not saved. */
export function OpenForms() {
  const { choices, review } = useEditor();
  const { forms } = useForms();
  if (forms.size === 0) return undefined;
  const findName = namesIn(choices);
  const described = Array.from(forms, ([name, form]) => {
    if (name === "tournament") {
      const typed = formatValue(valueAt(form, ["name"]));
      return { name, address: screens.tournament, title: "New tournament", entry: typed };
    }
    if (name === "season") {
      return { name, address: screens.season, title: "New season", entry: "" };
    }
    const { file, path } = parseFormName(name);
    const list = path.map((step) => getLabel(step, undefined)).join(", ");
    const title = getFileTitle(file, review.draft);
    return {
      name,
      address: screens.file(file),
      title: list === "" ? title : `${title}, ${list}`,
      entry: summarizeEntry(valueAt(form, ["value"]), findName),
    };
  });
  return (
    <div className={styles.problem} data-severity="warning" role="status">
      <p>You have typed this, but not added it yet. It is not part of this save:</p>
      <ul className={styles.bullets}>
        {described.map(({ name, address, title, entry }) => (
          <li key={name}>
            <a href={address}>{title}</a>
            {entry === "" ? "" : `: ${entry}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
