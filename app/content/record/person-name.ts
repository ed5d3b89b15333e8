import type { PersonId } from "#app/domain/ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Person } from "./record.ts";

/** A person as lists name her. */
export interface PersonName {
  readonly id: PersonId;
  readonly name: string;
  /** Somebody who was never on a roster has no page: a guest who earned a badge. */
  readonly hasPage: boolean;
}

/** The name of a person, and whether it leads to a page. */
export function personName({ id, name, tenures }: Person): PersonName {
  return { id, name: fullName(name), hasPage: tenures.length > 0 };
}
