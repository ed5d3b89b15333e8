import { childNode } from "#app/content/reading/schema-node.ts";
import { FieldProblems } from "./FieldProblems.tsx";
import styles from "./Form.module.css";
import { labelOf } from "./labels.ts";
import { partOf, type NestedProps } from "./nested.ts";

/** Fields that belong together; the file itself has no frame around it. */
export function GroupField({ path, label, rules, value, needed, field: Part }: NestedProps) {
  const parts = Object.keys(rules.properties ?? {}).flatMap((name) => {
    const own = childNode(rules, name);
    if (own === undefined) return [];
    const isNeeded = rules.required?.includes(name) === true && (needed || value !== undefined);
    return [
      <Part
        key={name}
        path={[...path, name]}
        label={labelOf(name, own)}
        rules={own}
        value={partOf(value, name)}
        needed={isNeeded}
      />,
    ];
  });
  if (path.length === 0) return <>{parts}</>;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <FieldProblems path={path} id={`problems-${path.join("-")}`} />
      {parts}
    </fieldset>
  );
}
