/** Prints a line for whoever started the measurement. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}
