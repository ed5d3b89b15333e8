import { expect, test } from "vitest";
import type { Picture } from "#app/media/pictures/all-pictures.ts";
import { findSupply } from "#app/media/supply.ts";
import { heic, jpeg, webPage } from "#tests/media/damaged-files.ts";
import { folderWith } from "#tests/media/media-room.ts";
import { readMediaFolder } from "./inspect-folder.ts";

test("a file is what its content is, whatever its name says", async () => {
  const { folder } = folderWith({
    "a.png": await jpeg(),
    "b.jpg": heic,
    "c.jpg": webPage,
    "d.svg":
      "<svg xmlns='http://www.w3.org/2000/svg'><!-- <text>no</text> --><path d='M0 0h9v9z'/></svg>",
  });
  const { kinds } = await readMediaFolder(folder);
  expect(Array.from(kinds, ([file, { name }]) => `${file}: ${name}`)).toEqual([
    "a.png: a JPEG picture",
    "b.jpg: a HEIC picture",
    "c.jpg: no picture",
    "d.svg: an SVG drawing",
  ]);
});

test("a logo with text is not used until the text is converted to paths", async () => {
  const { folder } = folderWith({
    "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'><text>Kelp</text></svg>",
    "mark.svg": "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>",
  });
  const logo: Picture = { key: "logo", places: ["logo.svg"], cut: "sponsor" };
  const mark: Picture = { key: "mark", places: ["mark.svg"], cut: "mark" };
  const { pictures, problems } = findSupply([logo, mark], await readMediaFolder(folder), []);
  expect(pictures.map(({ picture }) => picture.key)).toEqual(["mark"]);
  expect(problems).toMatchObject([{ file: "logo.svg" }]);
});
