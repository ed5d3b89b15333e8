/** What the newest year of playlists holds, whatever the order of the years; nothing without any. */
export function newestPlaylists<T>(byYear: ReadonlyMap<number, T>): T | undefined {
  return byYear.get(Math.max(...byYear.keys()));
}
