import type { PersonId } from "#app/domain/ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Person } from "./record.ts";

/** A person's name for lists. */
export interface PersonName {
  readonly id: PersonId;
  readonly name: string;
  /** False for guests who earned a badge but were never on a roster. */
  readonly hasPage: boolean;
}

/** A person's name, and whether she has a page. */
export function personName({ id, name, tenures }: Person): PersonName {
  return { id, name: fullName(name), hasPage: tenures.length > 0 };
}
