import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { packPressKit } from "./press-kit.ts";
import type { Rasterizer } from "./pictures/rasterizer.ts";

const content = loadContent();

const rasterizer: Rasterizer = {
  rasterize: ({ width, height }) =>
    Promise.resolve(new TextEncoder().encode(`a picture of ${width} x ${height}`)),
  drawing: ({ markup }) => `<svg>${markup}</svg>`,
  colourOf: () => "#dcae2c",
  prune: () => Promise.resolve(),
  outlined: (markup) => markup,
};

const folder = "cote-sauvage-press-kit";

test("the archive has every mark as a drawing and as a picture, and says what is in it", async () => {
  const packed = await packPressKit(content, rasterizer, [], "https://www.cotesauvage.example");
  const files = unzipSync(packed?.archive ?? new Uint8Array());
  const names = Object.keys(files);
  for (const mark of ["wordmark/on-light", "wordmark/main", "letter/brain", "crest/crest"]) {
    expect(names).toContain(`${folder}/${mark}.svg`);
    expect(names).toContain(`${folder}/${mark}.png`);
  }
  expect(strFromU8(files[`${folder}/README.txt`] ?? new Uint8Array())).toContain("press kit");
  expect(packed?.kit.path).toBe(`/press/${folder}.zip`);
  expect(packed?.kit.bytes).toBe(packed?.archive.length);
  expect(names.filter((name) => name.endsWith(".svg"))).toHaveLength(packed?.kit.logos ?? 0);
});

async function hashIn(zone: string): Promise<string> {
  process.env["TZ"] = zone;
  const packed = await packPressKit(content, rasterizer, [], "https://www.cotesauvage.example");
  return createHash("sha256")
    .update(packed?.archive ?? "")
    .digest("hex");
}

test("the archive is the same in every zone", async () => {
  const before = process.env["TZ"];
  try {
    expect(await hashIn("Pacific/Auckland")).toBe(await hashIn("America/Denver"));
  } finally {
    process.env["TZ"] = before;
  }
});

test("a club without a page for sponsors has no press kit", async () => {
  const { sponsorsCall: _call, ...site } = { ...content.site, sponsors: [] };
  expect(
    await packPressKit({ ...content, site }, rasterizer, [], "https://www.cotesauvage.example"),
  ).toBeUndefined();
});
