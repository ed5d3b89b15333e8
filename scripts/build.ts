/**
 * Builds the site into `dist/`. Every step works on the same list of pages: documents with inlined CSS, their
 * data, artwork, share cards, icons, the offline worker, hosts' configurations, and Brotli and gzip copies of
 * every text file. The same input gives the same bytes. The build is written to a temporary folder and
 * renamed at the end: until then, and if anything fails, the previous site stays.
 */
import "./build/production.ts";
import { join, relative, resolve } from "node:path";
import { bundleClient, bundleServer } from "./build/bundle.ts";
import { assertComplete } from "./build/complete.ts";
import { openCompressor } from "./build/compress.ts";
import { writeEditor } from "./build/editor.ts";
import { copyToSlashes, writeHosts } from "./build/hosts/headers.ts";
import { readInputs } from "./build/inputs.ts";
import { writeOutputs } from "./build/outputs.ts";
import { clubStyles } from "./build/page-styles.ts";
import { writePages } from "./build/pages.ts";
import { openRasterizer } from "./build/pictures/rasterizer.ts";
import { packPressKit } from "./build/press-kit.ts";
import { explainFailure, stageBuild } from "./build/staged-build.ts";
import { writeWorker } from "./build/worker/worker.ts";

const site = resolve(process.env["SITE_OUT"] || "dist");
const { out, publish, remove } = stageBuild(site);
// Inside the project, so that the bundle finds its packages. It is not published.
const serverBundle = stageBuild(resolve(".cache/server/bundle"));

process.on("exit", () => {
  remove();
  serverBundle.remove();
});
process.on("uncaughtException", (error) => {
  console.error(explainFailure(error, site));
  process.exit(1);
});

const started = performance.now();
const inputs = await readInputs();
const { content, media, place, worker, policy, cache } = inputs;
const { base, address } = place;
const server = await bundleServer(serverBundle.out);
const published = { address, publishedAt: inputs.publishedAt };
const opened = server.openSources(content, media.photographs, published);
const rasterizer = await openRasterizer(opened.inks, join(cache, "pictures"));
console.log("Bundling the scripts …");
const [press] = await Promise.all([
  packPressKit(opened.record, rasterizer, media.free, address),
  bundleClient(worker, out),
]);
// Pages tell the size of the press kit, which is made of the record.
const sources = { ...opened, pressKit: press?.kit };
const styles = clubStyles(sources.inks, inputs.texts, out, base);
console.log("Drawing the artwork and writing the pages …");
const { name, parts, repository } = content.site;
const render = server.openRenderer(sources);
const facts = { name, place, parts, styles };
const pages = await writePages(server.sitePages(sources), render, serverBundle.out, out, facts);
const [cards, pictures] = await writeOutputs(
  sources,
  { server, pages, place, stamp: inputs.stamp, rasterizer, press, folders: media.folders },
  out,
);
if (repository !== undefined) {
  await writeEditor(content.site, out, base, sources.inks);
}
if (policy === "document") await copyToSlashes(pages, out);
await writeWorker(worker, pages, out, base);
if (policy === "headers") await writeHosts(out, base, inputs.hsts);
console.log("Compressing …");
const compressor = openCompressor(join(cache, "compressed"));
await compressor.compressAll(out);
// The sites of tests share the cache, so only the club's own decides what it no longer needs.
if (site === resolve("dist")) {
  await rasterizer.prune();
  await compressor.prune();
}
await assertComplete(pages, out, address);
publish();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `Built ${pages.length} pages, ${cards} share cards and ${pictures} photographs in ${seconds} s: ${relative("", site)}/`,
);
