import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { nodeAt, schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/roster.ts";
import { GEAR_KINDS, HAIR_STYLES } from "#app/domain/look.ts";
import { listChoices } from "./choices.ts";
import { Field } from "./Field.tsx";
import { FileFormContext } from "./file-form.ts";
import { loadContent } from "#app/content/.server/load-content.ts";

const nothing = () => {};
const form = {
  file: "players.yml",
  choices: listChoices(loadContent()),
  problems: [],
  set: nothing,
  add: nothing,
  remove: nothing,
  move: nothing,
};

test.each([
  { field: "hair", values: HAIR_STYLES, chosen: "locs" },
  { field: "gear", values: GEAR_KINDS, chosen: "hijab" },
])("$field is selected by picture, and every picture is different", ({ field, values, chosen }) => {
  const path = ["alder", "look", field];
  const rules = nodeAt(schemaNode(playersFile), path) ?? {};
  const html = renderToStaticMarkup(
    <FileFormContext value={form}>
      <Field path={path} label={field} rules={rules} value={chosen} needed={false} />
    </FileFormContext>,
  );
  const pictures = Array.from(html.matchAll(/src="([^"]+)"/g), ([, source]) => source);
  expect(new Set(pictures).size).toBe(values.length);
  const options = Array.from(html.matchAll(/<label.*?<\/label>/gs), ([label]) => label);
  expect(options).toHaveLength(values.length + 1);
  expect(options[0]).toContain("Site chooses");
  const [checked = "", ...others] = options.filter((label) => label.includes("checked"));
  expect(others).toEqual([]);
  expect(checked.toLowerCase()).toContain(`${chosen}</label>`);
});
