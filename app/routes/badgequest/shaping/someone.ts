import { brandId } from "#app/domain/ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Someone } from "#app/routes/badgequest/quest.ts";

/**
 * Somebody whom the game names. Whoever is in the edition is found in it; everybody else on the
 * roster that is meant, or of her last season.
 */
export function someone(
  { people }: Pick<ClubRecord, "people">,
  id: string,
  inEdition: ReadonlySet<string>,
  meant?: string,
): Someone | undefined {
  const person = people.get(brandId(id));
  if (person === undefined) return undefined;
  const name = fullName(person.name);
  if (inEdition.has(id)) return { id, name };
  const hers = person.tenures.map(({ season }) => season.id);
  const season = hers.find((one) => one === meant) ?? hers.at(-1);
  return season === undefined ? { id, name } : { id, name, season };
}
