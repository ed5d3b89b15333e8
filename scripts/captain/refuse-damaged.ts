import type { Problem } from "#app/content/problem.ts";
import { Refusal } from "./content-texts.ts";

/**
 * Refuses to change a file in which the content check finds an error. What cannot be read is left out of the
 * draft, so the third game of the draft may be the fourth of the file.
 */
export function refuseDamaged(problems: readonly Problem[], file: string): void {
  const error = problems.find((one) => one.file === file && one.severity === "error");
  if (error === undefined) return;
  const { line, cause } = error;
  throw new Refusal(`${file}:${line}: ${cause} Put this right first (npm run check:content).`);
}
