/**
 * Asserts that the content can be built: prints every problem of every file with its place, cause
 * and remedy, and fails if one of them is an error. Usage: check-content [folder]
 */
import { readFolder } from "#app/content/.server/read-folder.ts";
import { checkContent } from "#app/content/check-content.ts";
import { printReport } from "#app/content/report.ts";

const folder = process.argv[2]?.replace(/\/$/, "") ?? "content";

try {
  const { draft, problems } = checkContent(readFolder(folder));
  console.log(printReport(draft, problems, folder));
  if (problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
