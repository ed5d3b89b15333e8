const KB = 1000;

/** The size of a file as readers know it: "812 bytes", "183 KB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  if (bytes < KB * KB) return `${Math.round(bytes / KB)} KB`;
  return `${(bytes / KB / KB).toFixed(1)} MB`;
}
