import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picker } from "./inputs.tsx";

const choices = ["Pool", "Bracket"].map((label) => ({ key: label.toUpperCase(), label }));

test.each([
  ["an empty required choice shows that nothing is chosen", "", true, ["–", "Pool", "Bracket"]],
  ["a required choice cannot be undone", "POOL", true, ["Pool", "Bracket"]],
  ["another choice can be undone", "POOL", false, ["–", "Pool", "Bracket"]],
  ["an unknown value stays", "CUP", true, ["CUP", "Pool", "Bracket"]],
])("%s", (_, value, needed, labels) => {
  const html = renderToStaticMarkup(
    <Picker value={value} choices={choices} needed={needed} onPick={() => {}} />,
  );
  const options = [...html.matchAll(/<option value="([^"]*)"( selected)?[^>]*>([^<]*)/g)];
  expect(options.map(([, , , label]) => label)).toEqual(labels);
  expect(options.flatMap(([, key, selected]) => (selected ? key : []))).toEqual([value]);
});
