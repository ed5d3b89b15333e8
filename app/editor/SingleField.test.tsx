import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { nodeAt, schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/roster.ts";
import { GEAR_KINDS, HAIR_STYLES } from "#app/domain/look.ts";
import { listChoices } from "./choices.ts";
import { Field } from "./Field.tsx";
import { FileFormContext } from "./file-form.ts";
import { FieldProblems } from "./SingleField.tsx";

const ignore = () => {};
const form = {
  file: "players.yml",
  choices: listChoices(loadContent()),
  problems: [],
  set: ignore,
  add: ignore,
  remove: ignore,
  move: ignore,
};

/** The options of a field of a player's look, of which one is chosen. */
function renderOptions(field: string, chosen: string): readonly string[] {
  const path = ["alder", "look", field];
  const rules = nodeAt(schemaNode(playersFile), path) ?? {};
  const html = renderToStaticMarkup(
    <FileFormContext value={form}>
      <Field path={path} label={field} rules={rules} value={chosen} needed={false} />
    </FileFormContext>,
  );
  return Array.from(html.matchAll(/<label.*?<\/label>/gs), ([option]) => option);
}

test("a field shows its problems, not those of the same field in another file", () => {
  const problem = {
    line: 1,
    column: 1,
    severity: "error",
    field: "alder, id",
    remedy: "",
  } as const;
  const problems = [
    { ...problem, file: "players.yml", cause: "Mine." },
    { ...problem, file: "opponents.yml", cause: "Elsewhere." },
    { ...problem, file: "players.yml", field: "birch, id", cause: "Another person." },
  ];
  const html = renderToStaticMarkup(
    <FileFormContext value={{ ...form, problems }}>
      <FieldProblems path={["alder", "id"]} />
    </FileFormContext>,
  );
  expect(html.match(/(?<=<strong>)[^<]*/g)).toEqual(["Mine."]);
});

const fields = [
  { field: "hair", values: HAIR_STYLES, chosen: "locs" },
  { field: "gear", values: GEAR_KINDS, chosen: "hijab" },
];

test.each(fields)("every value of $field has a picture of its own", ({ field, values, chosen }) => {
  const options = renderOptions(field, chosen);
  const pictures = options.flatMap((option) => /src="([^"]+)"/.exec(option)?.[1] ?? []);
  expect(pictures).toHaveLength(values.length);
  expect(new Set(pictures).size).toBe(values.length);
});

test.each(fields)("the first option of $field leaves the choice to the site", (row) => {
  const options = renderOptions(row.field, row.chosen);
  expect(options).toHaveLength(row.values.length + 1);
  expect(options[0]).toContain("Site chooses");
});

test.each(fields)("of the options of $field only $chosen is checked", ({ field, chosen }) => {
  const checked = renderOptions(field, chosen).filter((option) => option.includes("checked"));
  expect(checked).toHaveLength(1);
  expect(checked[0]?.toLowerCase()).toContain(`${chosen}</label>`);
});
