import { expect, test } from "vitest";
import { decodeText } from "./load-content.ts";

test.each([
  [
    "Windows in the west",
    "3;Müller-Lüdenscheidt;Jörg\n5;Ståhl;Åse\n7;Núñez;Begoña",
    "4dfc6c6c6572",
  ],
])("%s", (_, text) => {
  expect(decodeText(Buffer.from(text, "latin1"), "rows.csv")).toBe(text);
});

test("letters of the middle of Europe are told from signs", () => {
  const bytes = Buffer.from("4;\xA3ukasik;\xAFaneta;Handler", "latin1");
  expect(decodeText(bytes, "rows.csv")).toBe("4;Łukasik;Żaneta;Handler");
});

test("letters of an old Mac are told from capitals in the middle of a word", () => {
  const bytes = Buffer.from("5;St\x8Chl;\x81se;Handler", "latin1");
  expect(decodeText(bytes, "rows.csv")).toBe("5;Ståhl;Åse;Handler");
});
