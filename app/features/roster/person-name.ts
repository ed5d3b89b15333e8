import type { PersonData } from "./roster-data.ts";

/** "Caitlin Harley" */
export function nameOf({ first, last }: Pick<PersonData, "first" | "last">): string {
  return `${first} ${last}`;
}
