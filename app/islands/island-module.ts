/** A module below `app/pages/`, without its ending: "about/Testimonials.island". */
export type IslandName = `${string}/${string}`;

/** Path of an island's module from the root of the repository. */
export function islandModule(name: string): string {
  return `app/pages/${name}.tsx`;
}
