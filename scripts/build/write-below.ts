import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file below a folder, creating the folders between them. */
export async function writeBelow(
  folder: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
