/**
 * Fills a folder with invented photographs under the names that the site looks for, for viewing and
 * measuring the site with all of its photos. Usage: fill-media <folder> [scale]; a scale of 0.25 takes less
 * time.
 */
import { fillMediaFolder } from "#tests/media/full-folder.ts";

const [folder, scale = "1"] = process.argv.slice(2);

if (folder === undefined) {
  console.error("Add the folder to fill: npx tsx scripts/fill-media.ts <folder>");
  process.exitCode = 1;
} else {
  console.log(
    `${await fillMediaFolder(folder, Number(scale))} photographs generated in ${folder}.`,
  );
}
