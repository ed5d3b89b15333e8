import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { schemaLine } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { opponentsFile } from "#app/content/schema/tournament.ts";
import { lettersOf } from "#app/domain/fold.ts";
import { displayName } from "#app/domain/opponents.ts";
import { slug } from "#app/lib/text.ts";
import { knownPages } from "#app/pages/shared/has-page.ts";
import { parseCountry } from "#scripts/club/country.ts";
import type { Command, Typed } from "./command.ts";
import { propose, Refusal, type Outcome, type Texts, refuseDamaged } from "./content-texts.ts";
import { matchingKeys, opponentNames } from "./find-key.ts";

const help = `npm run opponent -- "<name>" --city <city>

  npm run opponent -- "Harbour Lights" --city Dublin
  npm run opponent -- "FC Bergen" --city Bergen --country Norway
  npm run opponent -- harbourlights --city Cork

Adds a team to opponents.yml, or changes an existing one. The site shows a team as city and name, or only the name
if it contains the city. Only the name is required.

  --city, --state    where it is from
  --country <name>   if it is not the club's country: Norway, or NO
  --key <key>        of a new team, instead of its name without spaces
  --shown-as <name>  if city and name look wrong together`;

const rules = schemaNode(opponentsFile);

/** A team as somebody says it: its name and what is known of its place. */
export interface SaidOpponent {
  readonly name: string;
  readonly key?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly shownAs?: string | undefined;
}

/** The key of a known team; undefined for a new one. */
function knownKey({ name, city }: SaidOpponent, draft: Draft): string | undefined {
  const names = opponentNames(draft);
  const only = (written: string) => {
    const keys = matchingKeys(written, names);
    return keys.length === 1 ? keys[0] : undefined;
  };
  const inCity = city === undefined ? undefined : only(`${city} ${name}`);
  if (inCity !== undefined) return inCity;
  const byName = only(name);
  const place = byName && draft.opponents.get(byName)?.location?.city;
  // Two clubs of two cities may have one name.
  return city === undefined || place === undefined || place === city ? byName : undefined;
}

/** A key that no other team has: the name run together, else with the city. */
function newKey({ name, key, city = "" }: SaidOpponent, taken: ReadonlySet<string>): string {
  const [own, place] = [slug(name).replaceAll("-", ""), slug(city).replaceAll("-", "")];
  const free = [key, own, `${own}-${place}`].find(
    (one) => one !== undefined && /^[a-z0-9]/.test(one) && !taken.has(one),
  );
  if (free === undefined || (key !== undefined && free !== key)) {
    throw new Refusal(`${name} needs a key in Latin letters: --key lights.`);
  }
  return free;
}

/** A team that is called by its city alone may be one that is there. */
function refuseCity({ name, key, city = name }: SaidOpponent, draft: Draft): void {
  const same = [...draft.opponents.values()].find(
    ({ location }) =>
      lettersOf(location?.city ?? "") === lettersOf(name) && lettersOf(city) === lettersOf(name),
  );
  if (key !== undefined || same === undefined) return;
  throw new Refusal(
    `Is ${name} ${displayName(same)} (${same.id})? If it is another team, add it with npm run opponent -- "${name}" --key ${slug(name)}.`,
  );
}

/** The place of a team, as its entry has it. */
function locationOf({ city, state, country }: SaidOpponent, draft: Draft) {
  const named = parseCountry(country);
  return { city, state, country: named === draft.states.country ? undefined : named };
}

/** The entry of a new team. */
function newEntry(said: SaidOpponent, draft: Draft) {
  const location = locationOf(said, draft);
  const hasPlace = Object.values(location).some((value) => value !== undefined);
  return {
    name: said.name,
    ...(hasPlace ? { location } : {}),
    displayNameOverride: said.shownAs,
  };
}

/** The text with what is said of a known team. */
function changed(text: string, id: string, said: SaidOpponent, draft: Draft): string {
  let now = text;
  for (const [field, value] of Object.entries(locationOf(said, draft))) {
    if (value !== undefined) now = setValue(now, [id, "location", field], value, rules);
  }
  return said.shownAs === undefined
    ? now
    : setValue(now, [id, "displayNameOverride"], said.shownAs, rules);
}

/** opponents.yml with teams added and changed, and how many were there as they are said. */
export function withOpponents(
  texts: Texts,
  draft: Draft,
  said: readonly SaidOpponent[],
): { readonly text: string; readonly known: number } {
  const taken = new Set<string>(draft.opponents.keys());
  let same = 0;
  const stored = texts.get(files.opponents) ?? schemaLine(files.opponents);
  const text = editStored(stored, (before) => {
    let now = before;
    for (const one of said) {
      const id = knownKey(one, draft);
      if (id === undefined) {
        refuseCity(one, draft);
        const key = newKey(one, taken);
        taken.add(key);
        now = setValue(now, [key], newEntry(one, draft), rules);
      } else {
        const earlier = now;
        now = changed(now, id, one, draft);
        if (now === earlier) same += 1;
      }
    }
    return now;
  });
  return { text, known: same };
}

function run(typed: Typed): Outcome {
  const [name, more] = typed.words;
  if (name === undefined || more !== undefined) {
    throw new Refusal('Add the name of one team, in quotes: "Harbour Lights".');
  }
  const texts = readFolder(typed.folder);
  const { draft, problems } = checkContent(texts, { pages: knownPages });
  refuseDamaged(problems, files.opponents);
  const [city, state, country, key, shownAs] = ["city", "state", "country", "key", "shown-as"].map(
    (option) => typed.value(option),
  );
  const { text } = withOpponents(texts, draft, [{ name, city, state, country, key, shownAs }]);
  return propose(typed.folder, new Map([[files.opponents, text]]), true);
}

const text = { type: "string" } as const;

/** Adds an opponent, or changes its place. */
export const opponentCommand: Command = {
  help,
  options: { city: text, state: text, country: text, key: text, "shown-as": text },
  run,
};
