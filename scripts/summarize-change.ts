/** Summarizes a change of the content as a Markdown list. Usage: summarize-change <folder before> */
import "./setup/broken-pipe.ts";
import { contentFolder, readFolder } from "#app/content/.server/load-content.ts";
import { describeChanges } from "#app/content/changes.ts";
import { checkContent } from "#app/content/check-content.ts";
import { plural } from "#app/lib/text.ts";

const [before] = process.argv.slice(2);
if (before === undefined) {
  console.error("Add the folder of the old content. Usage: summarize-change <folder before>");
  process.exit(1);
}
const texts = readFolder(contentFolder());
const { problems } = checkContent(texts);
const count = (severity: string) =>
  problems.filter((problem) => problem.severity === severity).length;
const lines = describeChanges(readFolder(before), texts).map((line) => `- ${line}`);
console.log("### What changes in the content\n");
console.log(lines.length === 0 ? "Nothing." : lines.join("\n"));
console.log(
  `\nContent checks: ${plural(count("error"), "error")}, ${plural(count("warning"), "warning")}.`,
);
