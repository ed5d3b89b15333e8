import { expect, test } from "vitest";
import type { Player } from "#app/content/content.ts";
import type { FileKind } from "./file-kind.ts";
import type { Picture } from "./pictures/all-pictures.ts";
import { findSupply } from "./supply.ts";

const picture = (...places: string[]): Picture => ({ key: "p", places, cut: "grid" });

const unnamedPlayer: Player = {
  id: "alder",
  name: { first: "Freya", last: "Alder", nickname: "Tots" },
  jersey: 8,
  position: "Cutter",
  shown: "initials",
};

function supply(
  pictures: readonly Picture[],
  paths: readonly string[],
  texts: Readonly<Record<string, string>> = {},
  kinds: Readonly<Record<string, FileKind>> = {},
) {
  const files = {
    paths: [...paths, ...Object.keys(texts)],
    texts: new Map(Object.entries(texts)),
    kinds: new Map(Object.entries(kinds)),
  };
  return findSupply(pictures, files, [unnamedPlayer]);
}

const findFiles = (...given: Parameters<typeof supply>) =>
  supply(...given).pictures.flatMap(({ files }) => files.map(({ file }) => file));

test("a file is found in any case, with any extension, and under img/", () => {
  expect(findFiles([picture("grids/2022_milk.jpg")], ["Grids/2022_Milk.PNG"])).toEqual([
    "Grids/2022_Milk.PNG",
  ]);
  expect(findFiles([picture("Mark.svg")], ["img/mark.png"])).toEqual(["img/mark.png"]);
});

test("a file name with combining accents, as Macs write them, is found", () => {
  const decomposed = "photo-grids/l’équipe d’été.jpg".normalize("NFD");
  expect(findFiles([picture("photo-grids/l’équipe d’été.jpg")], [decomposed])).toEqual([
    decomposed,
  ]);
});

test("the requested extension wins, and its duplicate is reported", () => {
  const { pictures, problems } = supply([picture("belle.jpg")], ["belle.jpeg", "belle.JPG"]);
  expect(pictures[0]?.files[0]?.file).toBe("belle.JPG");
  expect(problems).toEqual([
    {
      file: "belle.jpeg",
      isUnused: true,
      cause: "No page uses this file: belle.JPG is used for the same picture.",
      remedy: "Delete the one that you don't want.",
    },
  ]);
});

test("without the requested extension, the most usual one wins", () => {
  expect(findFiles([picture("belle.jpg")], ["belle.heic", "belle.jpeg"])).toEqual(["belle.jpeg"]);
});

test("an unreadable file is replaced by its duplicate and keeps its caption", () => {
  const trouble = { cause: "This is a HEIC picture.", remedy: "Save it as JPEG." };
  const { pictures, problems } = supply(
    [picture("a.jpg")],
    ["a.jpg", "a.png", "b.heic"],
    { "a.txt": "caption: A disc", "b.txt": "caption: Nothing" },
    { "a.jpg": { name: "a HEIC picture", trouble }, "b.heic": { name: "a HEIC picture", trouble } },
  );
  expect(pictures[0]?.files).toEqual([{ file: "a.png", caption: { caption: "A disc" } }]);
  expect(problems).toEqual([
    { file: "a.jpg", ...trouble },
    { file: "b.heic", ...trouble },
  ]);
});

test("a file that no page uses is reported, even if it is not a picture", () => {
  const { problems } = supply([picture("a.jpg")], ["party.mov", "gale_headshot_Alder.jpg"]);
  expect(problems.map(({ cause, remedy }) => `${cause} ${remedy}`)).toEqual([
    "No page uses this file. Rename it as media/README.md explains, or delete it.",
    "No page uses this file. Delete it: alder must not be shown.",
  ]);
});

test("a picture of a person without consent is not shown and not reported as unused", () => {
  const { pictures, problems } = supply([picture("a.jpg")], ["a.jpg"], { "a.txt": "consent: no" });
  expect([pictures, problems]).toEqual([[], []]);
});

test("a picture is not shown while its caption has a mistake", () => {
  const { pictures, problems } = supply([picture("a.jpg")], ["a.jpg"], { "a.txt": "consnt: no\n" });
  expect(pictures).toEqual([]);
  expect(problems).toEqual([
    {
      file: "a.txt",
      line: 1,
      cause: "consnt is not a field here.",
      remedy:
        "Did you mean consent? The fields here are alt, caption, credit, press, consent. Until then, its picture is not shown.",
    },
  ]);
});

test("a picture that no page describes needs an alt text", () => {
  const undescribed: Picture = { ...picture("photo-grids/milk.jpg"), needsAlt: true };
  const { pictures, problems } = supply([undescribed], ["photo-grids/milk.JPG"]);
  expect(pictures).toHaveLength(1);
  expect(problems).toEqual([
    {
      file: "photo-grids/milk.JPG",
      cause: "This photograph has no alt text for screen readers.",
      remedy: "Add a line such as “alt: Three players carry a cooler.” to photo-grids/milk.txt.",
    },
  ]);
});

test("of several paths the first existing one wins", () => {
  const wanted = picture(
    "tournament-team-pics/2019-esc.jpg",
    "cote-sauvage-2019/cote-sauvage-2019.jpg",
  );
  expect(findFiles([wanted], ["cote-sauvage-2019/cote-sauvage-2019.jpg"])).toEqual([
    "cote-sauvage-2019/cote-sauvage-2019.jpg",
  ]);
});

test.each(["alt", "caption", "credit"])(
  "a photo whose %s names an unnamed player is not shown until it is reworded",
  (field) => {
    const { pictures, problems } = supply([picture("a.jpg")], ["a.jpg"], {
      "a.txt": `press: no\n${field}: Sideline dance with Alder\n`,
    });
    expect(pictures).toEqual([]);
    expect(problems).toEqual([
      {
        file: "a.txt",
        line: 2,
        cause: `${field} names alder, who must not be named.`,
        remedy: "Reword it. Until then, its picture is not shown.",
      },
    ]);
  },
);

test("a caption that may name an unnamed player is a warning, and its photo is shown", () => {
  const { pictures, problems } = supply([picture("a.jpg")], ["a.jpg"], { "a.txt": "alt: Tots" });
  expect(pictures).toHaveLength(1);
  expect(problems.map(({ cause, remedy }) => `${cause} ${remedy}`)).toEqual([
    "alt may mean alder, who must not be named. If it does, reword it.",
  ]);
});
