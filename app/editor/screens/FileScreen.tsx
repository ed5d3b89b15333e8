import { useMemo } from "react";
import { parse } from "yaml";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { schemaOf } from "#app/content/schema-of.ts";
import { addEntry, moveEntry, removeEntry, schemaLine } from "#app/content/writing/list-entries.ts";
import { rosterFile } from "#app/content/files.ts";
import { jerseyIn } from "#app/domain/jersey.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { rosterPlace } from "#app/content/writing/roster-text.ts";
import { listAt } from "#app/editor/form/loose-value.ts";
import { useDesk } from "#app/editor/desk.ts";
import { Field } from "#app/editor/form/Field.tsx";
import { FileFormContext, type FileForm } from "#app/editor/form/file-form.ts";
import { ToReview } from "./ToReview.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { titleOf } from "./titles.ts";

function valueOf(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The form of one file, made from its schema. */
export function FileScreen({ file }: { file: string }) {
  const { workspace, review, choices, edit } = useDesk();
  const schema = schemaOf(file);
  const rules = useMemo(() => (schema === undefined ? undefined : schemaNode(schema)), [schema]);
  const text = workspace.texts.get(file) ?? "";
  const value = useMemo(() => valueOf(text), [text]);
  if (rules === undefined) return <p>There is no file {file}.</p>;
  /** People stand on a roster by their numbers; everything else is added at the end. */
  const placeIn = (old: string, path: FieldPath, entry: unknown) => {
    const isRoster = file.endsWith("/roster.yml") && /^(?:players|coaches)$/.test(path.join("."));
    if (!isRoster || typeof entry !== "string") return undefined;
    const list = listAt(valueOf(old), path).map(String);
    const { players, rosters } = review.checked.draft;
    const roster = rosters.find(({ year }) => file === rosterFile(year));
    return rosterPlace(list, entry, (id) =>
      jerseyIn(roster ?? {}, { id, jersey: players.get(id)?.jersey }),
    );
  };
  const form: FileForm = {
    file,
    choices,
    problems: review.problems,
    set: (path, part) => edit(file, (old) => setValue(old, path, part, rules)),
    add: (path, entry, at) =>
      edit(file, (old) =>
        addEntry(old || schemaLine(file), path, entry, rules, at ?? placeIn(old, path, entry)),
      ),
    remove: (path, at) => edit(file, (old) => removeEntry(old, path, at)),
    move: (path, from, to) => edit(file, (old) => moveEntry(old, path, from, to)),
  };
  return (
    <FileFormContext value={form}>
      <h1>{titleOf(file, review.checked.draft)}</h1>
      <ProblemList problems={review.problems.filter((problem) => problem.file === file)} />
      <Field path={[]} label="" rules={rules} value={value} needed />
      <ToReview />
    </FileFormContext>
  );
}
