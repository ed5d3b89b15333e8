import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { Rasterizer } from "./pictures/rasterizer.ts";
import { packPressKit } from "./press-kit.ts";

const record = buildRecord(loadContent());

const rasterizer: Rasterizer = {
  rasterize: ({ width, height }) =>
    Promise.resolve(new TextEncoder().encode(`a picture of ${width} x ${height}`)),
  drawing: ({ markup }) => `<svg>${markup}</svg>`,
  colorOf: () => "#dcae2c",
  prune: () => Promise.resolve(),
  outlined: (markup) => markup,
};

const folder = "cote-sauvage-press-kit";

test("the archive has every mark as SVG and PNG, and a text about them", async () => {
  const packed = await packPressKit(record, rasterizer, [], "https://www.cotesauvage.example");
  const files = unzipSync(packed?.archive ?? new Uint8Array());
  const names = Object.keys(files);
  for (const mark of ["wordmark/on-light", "wordmark/on-dark", "crest/crest"]) {
    expect(names).toContain(`${folder}/${mark}.svg`);
    expect(names).toContain(`${folder}/${mark}.png`);
  }
  expect(strFromU8(files[`${folder}/README.txt`] ?? new Uint8Array())).toContain("press kit");
  expect(packed?.kit.path).toBe(`/press/${folder}.zip`);
  expect(packed?.kit.bytes).toBe(packed?.archive.length);
  expect(names.filter((name) => name.endsWith(".svg"))).toHaveLength(packed?.kit.logos ?? 0);
});

test("a photograph in the archive says neither where nor with what it was taken", async () => {
  const place = await mkdtemp(join(tmpdir(), "site-press-"));
  const path = join(place, "huddle.jpg");
  await sharp({ create: { width: 8, height: 8, channels: 3, background: "#003faa" } })
    .withExif({ IFD0: { Model: "Pocket 3" }, IFD3: { GPSLatitude: "42/1 16/1 0/1" } })
    .jpeg()
    .toFile(path);
  expect((await sharp(path).metadata()).exif, "The original has them.").toBeDefined();
  const address = "https://www.cotesauvage.example";
  const packed = await packPressKit(record, rasterizer, [{ path }], address);
  const file = unzipSync(packed?.archive ?? new Uint8Array())[`${folder}/photographs/huddle.jpg`];
  const { exif, xmp, iptc } = await sharp(file).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  await rm(place, { recursive: true });
});

test("a transparent picture is on white in the archive, which has photographs as JPEG", async () => {
  const place = await mkdtemp(join(tmpdir(), "site-press-"));
  const path = join(place, "cut-out.png");
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 8, height: 8, channels: 4, background: transparent } })
    .png()
    .toFile(path);
  const packed = await packPressKit(
    record,
    rasterizer,
    [{ path }],
    "https://www.cotesauvage.example",
  );
  const files = unzipSync(packed?.archive ?? new Uint8Array());
  const photograph = sharp(files[`${folder}/photographs/cut-out.jpg`]);
  expect([...(await photograph.raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  await rm(place, { recursive: true });
});

test("a club without a page for sponsors has no press kit", async () => {
  const content = loadContent();
  const { sponsorsCall: _call, ...site } = { ...content.site, sponsors: [] };
  const alone = buildRecord({ ...content, site });
  expect(
    await packPressKit(alone, rasterizer, [], "https://www.cotesauvage.example"),
  ).toBeUndefined();
});
