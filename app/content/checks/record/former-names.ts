import type { Check } from "#app/content/checks/check.ts";
import { repeats } from "#app/content/checks/repeats.ts";
import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";

type Opponents = Draft["opponents"];

/** An opponent that is named under `formerly` of another. */
interface Former {
  readonly what: string;
  readonly now: string;
  readonly path: readonly [now: string, field: "formerly", index: number];
}

function formerOf(opponents: Opponents): Former[] {
  return [...opponents.values()].flatMap(({ id, formerly = [] }) =>
    formerly.map((what, index) => ({ what, now: id, path: [id, "formerly", index] as const })),
  );
}

/** All former names of a team with those that stand under its former names, each once. */
function allUnder(team: string, opponents: Opponents): string[] {
  const found = new Set([team]);
  // A set also gives what is added to it while it is walked through.
  for (const name of found) {
    for (const former of opponents.get(name)?.formerly ?? []) found.add(former);
  }
  found.delete(team);
  return [...found];
}

function itself({ what, path }: Former): Finding {
  const cause = `${what} is named as its own former name.`;
  return error(files.opponents, path, cause, "Take it out, or name the entry of the former name.");
}

function chained({ what, now, path }: Former, opponents: Opponents): Finding {
  return error(
    files.opponents,
    path,
    `${what} is a former name of ${now}, but has former names of its own.`,
    `List all former names under ${now}: formerly: [${allUnder(now, opponents).join(", ")}]. Then delete formerly under ${what}.`,
  );
}

function again({ what, path }: Former): Finding {
  const cause = `${what} stands here a second time as a former name.`;
  return error(
    files.opponents,
    path,
    cause,
    "Keep one of the two: a former name belongs to one team.",
  );
}

/**
 * A former name belongs to one other team and has no former names itself. A page counts the games of a team and of
 * the names in its own list, so that a name behind another one would be left out.
 */
export const formerNames: Check = ({ opponents }) => {
  const all = formerOf(opponents);
  const ofOthers = all.filter(({ what, now }) => what !== now);
  const chains = ofOthers.filter(({ what }) => opponents.get(what)?.formerly?.length);
  return [
    ...all.filter(({ what, now }) => what === now).map(itself),
    ...chains.map((former) => chained(former, opponents)),
    ...repeats(ofOthers).map(again),
  ];
};
