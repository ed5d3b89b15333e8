/** Prints a line to the terminal. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}
