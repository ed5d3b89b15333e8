import sharp from "sharp";
import { expect, test } from "vitest";
import type { Picture } from "#app/media/pictures/all-pictures.ts";
import { folderWith } from "#tests/media/media-room.ts";
import { paint } from "#tests/media/paint.ts";
import { developFolder } from "./develop-folder.ts";
import { inspectFolder } from "./inspect-folder.ts";

const portrait = (person: string): Picture => ({
  key: `busts-2019-${person}`,
  places: [`${person}.jpg`],
  cut: "bust",
  portrayed: person,
});

const people = ["alder", "ek", "berg", "aspen"].map(portrait);

function silhouette(size: number) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${size}">
    <rect width="10" height="10" fill="#ccc"/><circle cx="5" cy="4" r="2" fill="#999"/></svg>`;
  return sharp(Buffer.from(drawn)).flatten();
}

/** Portraits: alder and ek have one silhouette in two sizes, berg a face, aspen a gray field. */
async function faces() {
  const face = await paint({ width: 200, height: 200, words: "berg", hue: 10 });
  const gray = { width: 200, height: 200, channels: 3, background: "#bbbbbb" } as const;
  return folderWith({
    "alder.jpg": await silhouette(200).jpeg({ quality: 60 }).toBuffer(),
    "ek.jpg": await silhouette(320).png().toBuffer(),
    "berg.jpg": await face.jpeg().toBuffer(),
    "aspen.jpg": await sharp({ create: gray }).jpeg().toBuffer(),
  });
}

test("a person whose portrait is a placeholder is drawn, and the check agrees with the build", async () => {
  const { folder, cache } = await faces();
  const { pictures, problems } = await inspectFolder(people, folder, cache, []);
  expect(pictures.map(({ picture }) => picture.key)).toEqual(["busts-2019-berg"]);
  expect(problems.map(({ file, cause }) => `${file}: ${cause}`)).toEqual([
    "aspen.jpg: This portrait of aspen has almost no contrast.",
    "alder.jpg: The portraits of alder and ek are the same picture.",
  ]);
  const album = await developFolder(people, folder, cache);
  expect([...album.photographs.keys()]).toEqual(["busts-2019-berg"]);
  expect(album.problems).toEqual(problems);
});

test("a logo with text is drawn until the text is converted to paths", async () => {
  const { folder, cache } = folderWith({
    "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'><text>Kelp</text></svg>",
    "mark.svg": "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>",
  });
  const logo: Picture = { key: "logo", places: ["logo.svg"], cut: "sponsor" };
  const mark: Picture = { key: "mark", places: ["mark.svg"], cut: "mark" };
  const { pictures, problems } = await inspectFolder([logo, mark], folder, cache, []);
  expect(pictures.map(({ picture }) => picture.key)).toEqual(["mark"]);
  expect(problems).toMatchObject([{ file: "logo.svg" }]);
});
