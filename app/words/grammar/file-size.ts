const BYTES_PER_KB = 1000;

/** The size of a file as readers know it: "812 bytes", "183 KB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < BYTES_PER_KB) return `${bytes} bytes`;
  if (bytes < BYTES_PER_KB * BYTES_PER_KB) return `${Math.round(bytes / BYTES_PER_KB)} KB`;
  return `${(bytes / BYTES_PER_KB / BYTES_PER_KB).toFixed(1)} MB`;
}
