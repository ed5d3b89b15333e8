import { valueAt } from "#app/content/field-path.ts";
import { useDesk } from "./desk.ts";
import styles from "./Editor.module.css";
import { useForms } from "./forms.tsx";
import { labelOf, namesIn, summaryOf, textOf } from "./fields.ts";
import { screens, titleOf } from "./screens.ts";

/** Names open forms, which are not part of a save before they are added. */
export function OpenForms() {
  const { choices, review } = useDesk();
  const { forms } = useForms();
  if (forms.size === 0) return undefined;
  const nameOf = namesIn(choices);
  const described = Array.from(forms, ([name, form]) => {
    if (name === "tournament") {
      const typed = textOf(valueAt(form, ["name"]));
      return { name, address: screens.tournament, title: "A new tournament", entry: typed };
    }
    if (name === "season") {
      return { name, address: screens.season, title: "New season", entry: "" };
    }
    const [file = "", ...path] = name.split(" ");
    const list = path.map((step) => labelOf(step, undefined)).join(", ");
    const title = titleOf(file, review.checked.draft);
    return {
      name,
      address: screens.file(file),
      title: list === "" ? title : `${title}, ${list}`,
      entry: summaryOf(valueAt(form, ["value"]), nameOf),
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
