import { files } from "#app/content/files.ts";
import { Refusal, refuseDamaged } from "#scripts/captain/content-texts.ts";
import { isBye, isOwnName, ownNames } from "#app/content/team-names.ts";
import { withOpponents, type OpponentInput } from "#scripts/captain/opponent.ts";
import { LeftOut, takeEach, type Imported, type Job } from "#scripts/import/importer.ts";

/** Adds teams to opponents.yml, and adds places to existing ones. */
export function importOpponents(job: Job): Imported {
  refuseDamaged(job.problems, files.opponents);
  const own = ownNames(job.draft.site);
  const { taken, notes, fates } = takeEach(job, (record): OpponentInput | LeftOut => {
    const [name = "", city, state, country] = ["team", "city", "state", "country"].map(
      (column) => record.cell(column) || undefined,
    );
    if (name === "") throw new Refusal("The row has no team.");
    if (isOwnName(name, own))
      return new LeftOut("row of the club itself", "rows of the club itself");
    if (isBye(name)) return new LeftOut("bye", "byes");
    // "Cork, Ireland" and "Portland, OR" in one cell.
    const [inFront, behind] = city?.split(/\s*,\s*/) ?? [];
    const isState = behind !== undefined && behind.length <= 5 && behind === behind.toUpperCase();
    return {
      name,
      city: inFront,
      state: state ?? (isState ? behind : undefined),
      country: country ?? (isState ? undefined : behind),
    };
  });
  const { text, known } = withOpponents(job.texts, job.draft, taken);
  return {
    change: new Map([[files.opponents, text]]),
    notes,
    fates,
    known,
    written: taken.length - known,
  };
}
