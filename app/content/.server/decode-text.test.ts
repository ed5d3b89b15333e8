import { expect, test } from "vitest";
import { decodeText, plausibleReadings } from "./decode-text.ts";

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

const bytes = (text: string, encoding: "windows-1250" | "windows-1252" | "macintosh") => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};

test.each([
  ["windows-1252", "Hélène Lefèvre, Anaïs Noël, Chloé Gagné"],
  ["windows-1252", "Begoña Núñez, Íñigo López"],
  ["windows-1252", "João Gonçalves, Søren Ægidius, Håkon Sæther"],
  ["windows-1252", "Jörg Müller, Änne Öztürk, Käthe Groß"],
  ["windows-1250", "Łukasz Śliwiński, Grażyna Wałęsa, Jędrzej Źródło"],
  ["windows-1250", "Jiří Černý, Zdeněk Růžička, Ondřej Němec"],
  ["windows-1250", "Đorđe Petrović, Žarko Šarić"],
  ["macintosh", "Jörg Müller, Hélène, Begoña Núñez, Øystein"],
] as const)("%s is told from %s", (encoding, text) => {
  expect(plausibleReadings(bytes(text, encoding)).map((one) => one.text)).toEqual([text]);
});

test("letters that two encodings have in their places are read both ways", () => {
  const readings = plausibleReadings(bytes("Irène", "windows-1252"));
  expect(readings.map(({ text }) => text)).toEqual(["Irène", "Irčne"]);
});
