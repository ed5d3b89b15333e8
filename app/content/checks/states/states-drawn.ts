import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import { closest } from "#app/content/suggestions/closest.ts";
import { codesOnMap } from "#app/domain/places/tile-map.ts";
import { fold } from "#app/domain/search/fold.ts";
import { statesFile } from "#app/content/schema/states.ts";

/** The map of states.yml has each of its states once, and no two states have one name. */
export const statesDrawn: Check = (_, entries) => {
  const written = statesFile.safeParse(entries.get(files.states)?.raw).data;
  if (written === undefined) return [];
  const codes = Object.keys(written.states);
  const seen = new Set<string>();
  const onMap = written.map.flatMap((row, index) =>
    codesOnMap(row).flatMap((code): Finding[] => {
      const path = ["map", index];
      const isNew = !seen.has(code);
      seen.add(code);
      if (!codes.includes(code)) {
        const meant = closest(code, codes);
        const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
        const cause = `The map has ${code}, which is no state of this file.`;
        return [
          error(
            files.states,
            path,
            cause,
            `Add it under states, or put a dot in its place.${hint}`,
          ),
        ];
      }
      if (isNew) return [];
      return [
        error(files.states, path, `The map has ${code} twice.`, "Put a dot in place of one."),
      ];
    }),
  );
  const names = new Map<string, string>();
  const alike = Object.entries(written.states).flatMap(([code, { name }]): Finding[] => {
    const first = names.get(fold(name));
    names.set(fold(name), first ?? code);
    if (first === undefined) return [];
    const cause = `${code} is called ${name}, as ${first} is.`;
    const remedy = "Give each a name of its own: notes and the search tell them apart by it.";
    return [error(files.states, ["states", code, "name"], cause, remedy)];
  });
  return [...onMap, ...alike];
};
