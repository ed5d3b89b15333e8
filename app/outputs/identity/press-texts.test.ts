import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { pressReadme } from "./press-texts.ts";

const { site: club } = loadContent();
const address = "https://elsewhere.example/club";
const colors = [
  { name: "Ink", hex: "#1a1611" },
  { name: "Gold", hex: "#dcae2c" },
];

test("the press kit’s text says how to write the name, the colors and the photo credits", () => {
  const photographs = [
    { file: "photographs/beach.jpg", caption: "Sunday", credit: "Sam Day" },
    { file: "photographs/boat.jpg" },
  ];
  const text = pressReadme({ club, address, colors, photographs });
  expect(text).toContain("Côte Sauvage Ultimate in full, Côte Sauvage for short.");
  expect(text).toContain(`\n${address}\n`);
  expect(text).toContain("The o has a circumflex.");
  expect(text).toContain("Gold  #dcae2c  rgb(220, 174, 44)");
  expect(text).toContain(
    "photographs/beach.jpg · Sunday · Photograph: Sam Day\nphotographs/boat.jpg\n",
  );
});
