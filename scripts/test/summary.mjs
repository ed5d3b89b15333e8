// The summary at the end of `npm test`: durations and failures.

/** Number of last lines to repeat from a failed step: enough for a failure and its location. */
const LAST_LINES = 40;

/** @param {number} milliseconds */
function inWords(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/**
 * @param {readonly (readonly [name: string, milliseconds: number])[]} steps
 * @param {number} whole milliseconds from start to end, less than the sum of parallel steps
 */
export function summary(steps, whole) {
  const rows = [...steps, ["in all", whole]];
  return ["— Time", ...rows.map(([name, took]) => `${inWords(took).padStart(12)}  ${name}`)].join(
    "\n",
  );
}

/**
 * The last lines of failed steps, skipped parts that a step reported ("Skipped: …"), steps that did not run, and the
 * number of failures. They are repeated at the end, where a log of thousands of lines is read first.
 *
 * @param {readonly import("./run-steps.mjs").Ended[]} ended
 */
export function outcome(ended) {
  const failed = ended.filter(({ passed }) => !passed);
  const names = failed.map(({ name }) => name).join(", ");
  const skipped = ended.flatMap(({ output }) => output.match(/^Skipped: .*$/gm) ?? []);
  const notRun = ended.filter(({ hasRun }) => !hasRun).map(({ name }) => name);
  const passed = ended.length - failed.length - notRun.length;
  return [
    ...failed.flatMap(({ name, output }) => [
      `— Last lines of ${name}`,
      ...output.trimEnd().split("\n").slice(-LAST_LINES),
      "",
    ]),
    ...skipped,
    ...(notRun.length === 0 ? [] : [`Not run, for lack of time: ${notRun.join(", ")}`]),
    `${passed} passed, ${failed.length} failed` +
      (skipped.length === 0 ? "" : `, ${skipped.length} skipped`),
    ...(failed.length === 0 ? [] : [`Failed: ${names}`]),
  ].join("\n");
}
