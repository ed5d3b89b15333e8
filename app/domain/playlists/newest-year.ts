/** The newest year that has playlists, whatever the order of the years; none without any. */
export function newestYear(byYear: ReadonlyMap<number, unknown>): number | undefined {
  return byYear.size === 0 ? undefined : Math.max(...byYear.keys());
}
