import { expect, test } from "vitest";
import { romanize, spell, undrawnLetters } from "./letters.ts";
import { placeInPage } from "./path.ts";
import { escapeMarkup, removeAccents, slug, socialLetters } from "./text.ts";

test("markup characters become entities", () => {
  expect(escapeMarkup(`<b> & "x"`)).toBe("&lt;b&gt; &amp; &quot;x&quot;");
  expect(escapeMarkup("Élan’s 15–13")).toBe("Élan’s 15–13");
});

test("a social network has its letters, or those of its name, and email has none", () => {
  const names = "facebook twitter instagram email YouTube TikTok Bluesky x Instagram".split(" ");
  expect([...names, "Éire Play"].map((name) => socialLetters(name) ?? "-").join(" ")).toBe(
    "f t ig - yt tt b x ig ép",
  );
});

test("accented letters, and special ones like Ł and ß, become plain letters", () => {
  expect(removeAccents("Côte: Đakovo Łódź, Ærø und Groß")).toBe(
    "Cote: Dakovo Lodz, AEro und Gross",
  );
  expect(slug("Łódź Ærø")).toBe("lodz-aero");
});

test.each([
  ["Клуб Диск", "Klub Disk"],
  ["ЩУКА", "SHCHUKA"],
  ["Щука", "Shchuka"],
  ["Ωμέγα", "Omega"],
  ["Стрижі, Київ", "Strizhi, Kiyiv"],
  ["Sturmvögel", "Sturmvögel"],
  ["東京", "東京"],
])("%s is %s in Latin letters", (text, written) => {
  expect(romanize(text)).toBe(written);
});

test.each([
  ["Côte  Sauvage", "CÔTE SAUVAGE"],
  ["Łódź Đakovo Ø", "ŁÓDŹ ĐAKOVO Ø"],
  ["Straße & Æther, “Œil”", "STRASSE + AETHER OEIL"],
])("%s is spelled %s", (text, letters) => {
  const words = spell(text).map((word) => word.join("").normalize("NFC"));
  expect(words.join(" ")).toBe(letters);
});

test("letters of other alphabets cannot be drawn, and each is reported once", () => {
  expect(undrawnLetters("Ωμέγα γ")).toEqual(["Ω", "Μ", "Ε\u0301", "Γ", "Α"]);
  expect(undrawnLetters("Québec 35!?")).toEqual([]);
});

test("a hash is decoded to an element’s id, or used as it is if it is invalid", () => {
  const hashes = ["#games", "#c%C3%B4te", "", "#%E0", "#100%"];
  expect(hashes.map(placeInPage)).toEqual(["games", "côte", "", "%E0", "100%"]);
});
