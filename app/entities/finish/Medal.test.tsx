import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseDocument, select, readText } from "#tests/support/html.ts";
import { Medal } from "./Medal.tsx";

function renderMedal(medal: Parameters<typeof Medal>[0]) {
  const root = parseDocument(renderToStaticMarkup(<Medal {...medal} />));
  return {
    text: select(root, "body").map(readText).join(""),
    hasMetal: select(root, "circle").length > 1,
  };
}

test("the first three places have a metal, the others a plain ring", () => {
  const places = ["1st", "3rd", "T2nd", "4th", "13th"];
  const withMetal = places.filter((place) => renderMedal({ place }).hasMetal);
  expect(withMetal).toEqual(["1st", "3rd", "T2nd"]);
});

test("a plain medal has no metal even for a first place, as a leader without badges needs", () => {
  expect(renderMedal({ place: "1st", isPlain: true }).hasMetal).toBe(false);
});

test("a place is written in short and then read aloud in words", () => {
  expect(renderMedal({ place: "1st" }).text).toBe("1st 1st place");
  expect(renderMedal({ place: "T9th" }).text).toBe("T9th tied for 9th place");
});

test("without a place there is no medal", () => {
  expect(renderMedal({ place: undefined }).text).toBe("");
});
