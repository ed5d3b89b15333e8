import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { fileName } from "#app/lib/photograph/files.ts";
import type { Picture } from "#app/media/picture.ts";
import * as files from "#tests/media/damaged-files.ts";
import { developFolder } from "./develop-folder.ts";

const room = mkdtempSync(join(tmpdir(), "rival-media-"));
afterAll(() => rmSync(room, { recursive: true }));

let folders = 0;

/** A folder with the given files, and one that keeps what is developed of them. */
function folderWith(contents: Readonly<Record<string, Buffer | string>>) {
  folders += 1;
  const folder = join(room, `media-${folders}`);
  for (const [path, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return { folder, cabinet: join(room, `cabinet-${folders}`) };
}

const picture = (place: string, rest: Partial<Picture> = {}): Picture => ({
  key: "picture",
  places: [place],
  cut: "grid",
  ...rest,
});

/** What becomes of one file: its photograph, its largest modern file, and what is said of it. */
async function developed(name: string, bytes: Buffer | string, cut: Picture["cut"] = "grid") {
  const { folder, cabinet } = folderWith({ [name]: bytes });
  const album = await developFolder([picture("a.jpg", { cut })], folder, cabinet);
  const photograph = album.photographs.get("picture");
  const [place] = album.folders;
  if (photograph === undefined || place === undefined) return { problems: album.problems };
  const file = (format: string) => join(place, fileName(photograph.name, photograph.width, format));
  return { photograph, problems: album.problems, folder: place, file };
}

async function seen(path: string | undefined) {
  const { format, width, height, space, depth, exif, icc, xmp, pages } =
    await sharp(path).metadata();
  return { format, width, height, space, depth, exif, icc, xmp, pages };
}

const plain = { space: "srgb", depth: "uchar", exif: undefined, icc: undefined, xmp: undefined };

test("a photograph comes in every width in both modern forms, and plain once", async () => {
  const { photograph, folder, problems } = await developed(
    "a.jpg",
    await files.jpeg("a", 900, 600),
  );
  expect(problems).toEqual([]);
  expect(photograph).toMatchObject({ width: 800, height: 533, widths: [400, 800] });
  const { name } = photograph ?? { name: "" };
  expect(readdirSync(folder ?? "").toSorted()).toEqual(
    [
      ...[400, 800].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      `${name}-800.jpg`,
      "photograph.json",
    ].toSorted(),
  );
});

test("a telephone's turn is applied, and the place where it stood is not published", async () => {
  const original = await files.sideways();
  expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("Telephone");
  const { photograph, folder, file } = await developed("a.jpg", original);
  expect(photograph).toMatchObject({ width: 240, height: 320 });
  expect(await seen(file?.("webp"))).toMatchObject({ ...plain, width: 240, height: 320 });
  for (const name of readdirSync(folder ?? "").filter((one) => !one.endsWith(".json"))) {
    const { exif, xmp, iptc, orientation } = await sharp(join(folder ?? "", name)).metadata();
    expect({ name, exif, xmp, iptc, orientation }).toEqual({ name });
  }
});

test.each([
  ["a PNG that is called a JPEG", "a.jpg", () => files.sixteenBit()],
  ["an ending in capitals", "a.JPG", () => files.jpeg()],
  ["another ending", "A.jpeg", () => files.jpeg()],
  ["a picture in the folder of the former site", "img/a.jpg", () => files.jpeg()],
  ["four inks", "a.jpg", () => files.fourInks()],
  ["sixteen bits", "a.png", () => files.sixteenBit()],
])("%s becomes an ordinary picture", async (_what, name, bytes) => {
  const { file, problems } = await developed(name, await bytes());
  expect(problems).toEqual([]);
  expect(await seen(file?.("webp"))).toMatchObject({ ...plain, width: 320, height: 240 });
  const { format, depth } = await seen(file?.("avif"));
  expect({ format, depth }).toEqual({ format: "heif", depth: "uchar" });
});

test("what moves stands still", async () => {
  const { file, problems } = await developed("a.gif", await files.moving());
  expect(problems).toEqual([]);
  expect(await seen(file?.("webp"))).toMatchObject({ height: 240, pages: undefined });
});

test("a picture of 12,000 pixels is shown at the widths that pages need", async () => {
  const { photograph } = await developed("a.jpg", await files.veryWide());
  expect(photograph).toMatchObject({ width: 1600, height: 107, widths: [400, 800, 1200, 1600] });
});

test("a drawing is published as pixels, so that no script of it runs", async () => {
  const { photograph, folder } = await developed("a.svg", files.scripted, "mark");
  expect(photograph).toMatchObject({ width: 640, height: 640, fit: "bare" });
  const forms = readdirSync(folder ?? "").map((name) => name.split(".").at(-1));
  expect(new Set(forms)).toEqual(new Set(["avif", "json", "png", "webp"]));
});

test.each([
  ["an empty file", Buffer.alloc(0), "The file is empty."],
  ["a web page", files.webPage, "This is a web page that was saved under a picture’s name."],
  ["words", Buffer.from("A disc."), "This is not a picture that can be read."],
  [
    "a HEIC picture",
    Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"),
    "This is a HEIC picture, which cannot be read here.",
  ],
])("%s is named, and the artwork stays", async (_what, bytes, cause) => {
  const { photograph, problems } = await developed("a.jpg", bytes);
  expect(photograph).toBeUndefined();
  expect(problems).toMatchObject([{ file: "a.jpg", cause }]);
});

test("a file that was cut off is named, and the artwork stays", async () => {
  const { photograph, problems } = await developed("a.jpg", await files.cutOff());
  expect(photograph).toBeUndefined();
  expect(problems).toEqual([
    {
      file: "a.jpg",
      cause: "The picture is damaged; it may have been cut off on its way.",
      remedy: "Put the picture there again from the camera or the chat; until then it is drawn.",
    },
  ]);
});

test("where the first file for a picture is broken the next one stands", async () => {
  const { folder, cabinet } = folderWith({ "a.jpg": "", "b.jpg": await files.jpeg() });
  const wanted = [picture("a.jpg", { places: ["a.jpg", "b.jpg"] })];
  const { photographs, problems } = await developFolder(wanted, folder, cabinet);
  expect(photographs.get("picture")?.width).toBe(320);
  expect(problems.map(({ file }) => file)).toEqual(["a.jpg"]);
});

test("two pictures may share a photograph, which is developed once", async () => {
  const { folder, cabinet } = folderWith({ "a.jpg": await files.jpeg() });
  const wanted = [picture("a.jpg"), picture("a.jpg", { key: "other" })];
  const { photographs, folders: published } = await developFolder(wanted, folder, cabinet);
  expect(published).toHaveLength(1);
  expect(photographs.get("other")).toEqual(photographs.get("picture"));
});

test("what was developed before is not developed again", async () => {
  const { folder, cabinet } = folderWith({ "a.jpg": await files.jpeg() });
  const first = await developFolder([picture("a.jpg")], folder, cabinet);
  const file = join(first.folders[0] ?? "", "photograph.json");
  const { mtimeMs } = statSync(file);
  const second = await developFolder([picture("a.jpg")], folder, cabinet);
  expect(second).toEqual(first);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test("another photograph under the same name gets another name on the site", async () => {
  const { folder, cabinet } = folderWith({ "a.jpg": await files.jpeg("one") });
  const first = await developFolder([picture("a.jpg")], folder, cabinet);
  writeFileSync(join(folder, "a.jpg"), await files.jpeg("another one"));
  const second = await developFolder([picture("a.jpg")], folder, cabinet);
  const names = [first, second].map(({ photographs }) => photographs.get("picture")?.name);
  expect(names[0]).not.toBe(names[1]);
  expect(names[0]).toMatch(/^[0-9a-f]{10}$/);
});

test("it is told how far the work is", async () => {
  const { folder, cabinet } = folderWith({ "a.jpg": await files.jpeg(), "b.jpg": "" });
  const heard: string[] = [];
  const wanted = [picture("a.jpg"), picture("b.jpg", { key: "b" })];
  await developFolder(wanted, folder, cabinet, (done, all) => heard.push(`${done}/${all}`));
  expect(heard).toEqual(["1/2", "2/2"]);
});

test("a folder that is not there is an empty one", async () => {
  const { photographs, problems } = await developFolder(
    [picture("a.jpg")],
    join(room, "nowhere"),
    join(room, "cabinet"),
  );
  expect([photographs.size, problems]).toEqual([0, []]);
});

test("the same original gives the same bytes on every machine", async () => {
  const { folder, cabinet } = folderWith({ "a.jpg": await files.jpeg() });
  const contents = async (place: string) => {
    const {
      folders: [developedTo = ""],
    } = await developFolder([picture("a.jpg")], folder, place);
    return readdirSync(developedTo).map((name) => readFileSync(join(developedTo, name), "base64"));
  };
  expect(await contents(`${cabinet}-again`)).toEqual(await contents(cabinet));
});
