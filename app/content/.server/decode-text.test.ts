import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const names = "3;Müller-Lüdenscheidt;Jörg\n5;Ståhl;Åse\n7;Núñez;Begoña\nit’s 5 €; “Skip” – ® ½";

/** Names in Windows-1252. */
const western = Uint8Array.from(names, (letter) => {
  const high = new Map([
    ["’", 0x92],
    ["€", 0x80],
    ["“", 0x93],
    ["”", 0x94],
    ["–", 0x96],
  ]);
  return high.get(letter) ?? letter.charCodeAt(0);
});

test("tables may be in Windows-1252, other files must be UTF-8", () => {
  expect(decodeText("roster.csv", western)).toBe(names);
  expect(decodeText("roster.yml", western)).toContain("\uFFFD");
});

test("UTF-8 and UTF-16 are recognized by their bytes", () => {
  expect(decodeText("roster.csv", Buffer.from(names))).toBe(names);
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(names, "utf16le")]);
  expect(decodeText("roster.csv", marked)).toBe(names);
  expect(decodeText("roster.csv", marked.swap16())).toBe(names);
});

test.each([
  ["Central Europe", "4;\xA3ukasik;\xAFaneta;Handler"],
  ["an old Mac", "5;St\x8Chl;\x81se;Handler"],
])("text from %s is reported, not silently misread", (_, text) => {
  expect(decodeText("roster.csv", Buffer.from(text, "latin1"))).toContain("\uFFFD");
});
