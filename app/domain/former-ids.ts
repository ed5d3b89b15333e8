import { countBy } from "#app/lib/list.ts";
import { slug } from "#app/lib/text.ts";

/** Ids that a name may have had: "moore", "moore-n", "moore-niamh". */
export function idsFor(name: string): string[] {
  const [first = "", ...rest] = name.split(" ");
  const [given, surname] = [slug(first), slug(rest.join(" ") || first).replaceAll("-", "")];
  return [surname, `${surname}-${given.slice(0, 1)}`, `${surname}-${given}`];
}

/** Current ids by the ids that people had under former names. */
export type FormerIds = Readonly<Record<string, string>>;

interface Renamed {
  readonly id: string;
  readonly formerly?: readonly string[] | undefined;
}

/** Maps former to current ids, without ambiguous ones or those in use today; undefined if nobody has former names. */
export function mapFormerIds(people: readonly Renamed[]): FormerIds | undefined {
  const renamings = people.flatMap(({ id, formerly = [] }) =>
    [...new Set(formerly.flatMap(idsFor))].map((formerId) => ({ formerId, id })),
  );
  const count = countBy(renamings, ({ formerId }) => formerId);
  const idsInUse = new Set(people.map(({ id }) => id));
  const clear = renamings.filter(
    ({ formerId }) => count.get(formerId) === 1 && !idsInUse.has(formerId),
  );
  if (clear.length === 0) return undefined;
  return Object.fromEntries(clear.map(({ formerId, id }) => [formerId, id]));
}

/** The current id for an id in an address. */
export function currentId(formerIds: FormerIds | undefined, id: string | undefined) {
  // An address may contain "toString", which every object inherits.
  const isFormer = formerIds !== undefined && id !== undefined && Object.hasOwn(formerIds, id);
  return isFormer ? formerIds[id] : id;
}
