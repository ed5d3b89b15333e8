import { files } from "#app/content/files.ts";
import { Refusal, refuseDamaged } from "#scripts/captain/content-texts.ts";
import { withOpponents } from "#scripts/captain/opponent.ts";
import { takeEach, type Imported, type Job } from "#scripts/import/importer.ts";

/** Adds teams to opponents.yml, and adds places to existing ones. */
export function importOpponents(job: Job): Imported {
  refuseDamaged(job.problems, files.opponents);
  const { taken, notes } = takeEach(job, (record) => {
    const [name = "", city, state, country] = ["team", "city", "state", "country"].map(
      (column) => record.cell(column) || undefined,
    );
    if (name === "") throw new Refusal("The row has no team.");
    // "Cork, Ireland" and "Portland, OR" in one cell.
    const [place, behind] = city?.split(/\s*,\s*/) ?? [];
    const isState = behind !== undefined && behind.length <= 5 && behind === behind.toUpperCase();
    return {
      name,
      city: place,
      state: state ?? (isState ? behind : undefined),
      country: country ?? (isState ? undefined : behind),
    };
  });
  const { text, known } = withOpponents(job.texts, job.draft, taken);
  return {
    change: new Map([[files.opponents, text]]),
    notes,
    known,
    written: taken.length - known,
  };
}
