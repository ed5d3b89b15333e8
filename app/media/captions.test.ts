import { expect, test } from "vitest";
import { findSupply } from "./supply.ts";

/** A media folder with one picture, and with texts. */
function supply(file: string, texts: Readonly<Record<string, string>>) {
  const wanted = { key: "p", places: [file], cut: "grid" } as const;
  const paths = [file, ...Object.keys(texts)];
  const files = { paths, texts: new Map(Object.entries(texts)), kinds: new Map() };
  return findSupply([wanted], files, []);
}

test.each(["a.jpg.txt", "a.txt.txt", "A.JPG.TXT", "a.jpeg.txt", "img/a.txt"])(
  "%s is the caption of a.jpg",
  (text) => {
    // Without consent, the picture is left out: its caption was read.
    const { pictures, problems } = supply("a.jpg", { [text]: "consent: no" });
    expect([pictures, problems]).toEqual([[], []]);
  },
);

test("st.txt is not the caption of st. john.jpg", () => {
  const { pictures } = supply("st. john.jpg", { "st.txt": "consent: no" });
  expect(pictures).toHaveLength(1);
});

test("a picture is not shown if only the caption with its full name refuses consent", () => {
  const texts = { "team.txt": "caption: Sunday", "team.jpg.txt": "consent: no" };
  expect(supply("team.jpg", texts).pictures).toEqual([]);
});

test("a picture with two captions is not shown until there is one", () => {
  const { pictures, problems } = supply("team.jpg", {
    "Team.txt": "consent: no",
    "team.TXT": "caption: Sunday",
  });
  expect(pictures).toEqual([]);
  expect(problems).toEqual([
    {
      file: "Team.txt",
      cause: "These caption files belong to the same picture: Team.txt and team.TXT.",
      remedy:
        "Move all lines into one of them, and delete the others. Until then, its picture is not shown.",
    },
  ]);
});
