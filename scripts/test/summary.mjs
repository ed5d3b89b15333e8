// The end of `npm test`: how long it took, and what took longest.

const MANY = 10;

/** @param {number} milliseconds */
function inWords(milliseconds) {
  const seconds = milliseconds / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

/** @param {readonly (readonly [name: string, milliseconds: number])[]} rows */
function table(rows) {
  return rows.map(([name, took]) => `${inWords(took).padStart(12)}  ${name}`);
}

/**
 * @param {readonly (readonly [name: string, milliseconds: number])[]} steps
 * @param {string} durations the lines of the browser tests' reporter: milliseconds, a space, the name
 * @param {number} whole milliseconds from beginning to end: less than the sum of steps that run at once
 */
export function summary(steps, durations, whole) {
  const tests = durations
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => [line.slice(line.indexOf(" ") + 1), Number.parseInt(line, 10)]);
  const slowest = tests.toSorted(([, one], [, other]) => other - one).slice(0, MANY);
  return [
    "— Time",
    ...table([...steps, ["in all", whole]]),
    ...(slowest.length === 0 ? [] : ["", "— Slowest browser tests", ...table(slowest)]),
  ].join("\n");
}
