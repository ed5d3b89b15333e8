import { expect, test } from "vitest";
import { nameOnCards, personOnCards, teamOnCards } from "#app/domain/marks.ts";

test.each([
  ["Łódź 8", "Łódź 8"],
  ["Клуб Диск", "Klub Disk"],
  ["Tokyo 東京", "Tokyo"],
  ["東京", "Tokyo East"],
  ["ไทย", "Tokyo East"],
  ["🦊🇯🇵", "Tokyo East"],
  ["٣٤", "Tokyo East"],
  ["「」・", "Tokyo East"],
  ["O’Brien & 9 × 3 #1", "O’Brien & 9 × 3 #1"],
])("%s, whose key is tokyo-east, is %s on cards", (name, onCards) => {
  expect(nameOnCards(name, "tokyo-east")).toBe(onCards);
});

test("a person is called on cards what can be spelled of her name, or else by her key", () => {
  expect(personOnCards({ first: "Freya", last: "Alder" }, "alder")).toEqual({
    first: "Freya",
    last: "Alder",
  });
  expect(personOnCards({ first: "Hana", last: "山田" }, "yamada")).toEqual({
    first: "",
    last: "Hana",
  });
  expect(personOnCards({ first: "花", last: "山田" }, "yamada")).toEqual({
    first: "",
    last: "Yamada",
  });
});

test("a team that cannot be spelled has the name on its mark", () => {
  const site = { teamName: "東京", domain: "tokyo.example" };
  expect(teamOnCards(site)).toBe("tokyo");
  expect(teamOnCards({ ...site, wordmark: "Buzz" })).toBe("Buzz");
  expect(teamOnCards({ ...site, teamName: "Gale" })).toBe("Gale");
});
