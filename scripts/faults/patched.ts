import type { Fault } from "./faults.ts";

/**
 * The text of a file with a fault in it.
 *
 * @throws where the text to find is not there exactly once: the code has moved, and the fault with it
 */
export function patched(text: string, { name, file, find, replace }: Fault): string {
  const count = text.split(find).length - 1;
  if (count !== 1) throw new Error(`${name}: its text is ${count} times in ${file}, not once.`);
  return text.replace(find, () => replace);
}
