import { readFolder } from "#app/content/.server/load-content.ts";
import { checkContent } from "#app/content/check-content.ts";
import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { isBye, isOwnName, isUndecidedOpponent, ownNames } from "#app/content/team-names.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { schemaLine } from "#app/content/writing/list-entries.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { opponentsFile } from "#app/content/schema/tournament.ts";
import { foldLetters } from "#app/domain/fold.ts";
import { displayName } from "#app/domain/opponents.ts";
import { slug } from "#app/lib/text.ts";
import { knownPages } from "#app/routes/has-page.ts";
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

/** A team as typed or imported; everything but its name is optional. */
export interface OpponentInput {
  readonly name: string;
  readonly key?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly shownAs?: string | undefined;
}

/** The key of a known team; undefined for a new one. */
function knownKey({ name, city }: OpponentInput, draft: Draft): string | undefined {
  const names = opponentNames(draft);
  const onlyMatch = (searched: string) => {
    const keys = matchingKeys(searched, names);
    return keys.length === 1 ? keys[0] : undefined;
  };
  const byCityAndName = city === undefined ? undefined : onlyMatch(`${city} ${name}`);
  if (byCityAndName !== undefined) return byCityAndName;
  const byName = onlyMatch(name);
  const knownCity = byName && draft.opponents.get(byName)?.location?.city;
  // Clubs from different cities may have the same name.
  return city === undefined || knownCity === undefined || knownCity === city ? byName : undefined;
}

const withoutSpaces = (text: string) => slug(text).replaceAll("-", "");

/** A key that no other team has: the given one, or the name without spaces, if necessary with the city. */
function newKey({ name, key, city = "" }: OpponentInput, usedKeys: ReadonlySet<string>): string {
  const nameKey = withoutSpaces(name);
  const free = [key, nameKey, `${nameKey}-${withoutSpaces(city)}`].find(
    (candidate) =>
      candidate !== undefined && /^[a-z0-9]/.test(candidate) && !usedKeys.has(candidate),
  );
  if (free === undefined || (key !== undefined && free !== key)) {
    throw new Refusal(`${name} needs a key in Latin letters: --key lights.`);
  }
  return free;
}

/** Refuses a name that is only the city of a known team: it may be that team. */
function refuseCityAsName({ name, key, city = name }: OpponentInput, draft: Draft): void {
  const same = [...draft.opponents.values()].find(
    ({ location }) =>
      foldLetters(location?.city ?? "") === foldLetters(name) &&
      foldLetters(city) === foldLetters(name),
  );
  if (key !== undefined || same === undefined) return;
  throw new Refusal(
    `Is ${name} ${displayName(same)} (${same.id})? If it is another team, add it with npm run opponent -- "${name}" --key ${slug(name)}.`,
  );
}

/** Refuses names that are no other team: the club's own, and words for a round without a game. */
function refuseNoOpponent({ name, key }: OpponentInput, draft: Draft): void {
  if (key !== undefined) return;
  const way = `npm run opponent -- "${name}" --key ${slug(name)}`;
  if (isOwnName(name, ownNames(draft.site))) {
    throw new Refusal(`${name} is this club itself. If another club has that name: ${way}.`);
  }
  if (isBye(name) || isUndecidedOpponent(name)) {
    throw new Refusal(`${name} means that there is no opponent. If a team has that name: ${way}.`);
  }
}

function readLocation({ city, state, country }: OpponentInput, draft: Draft) {
  const code = parseCountry(country);
  return { city, state, country: code === draft.states.country ? undefined : code };
}

function newEntry(input: OpponentInput, draft: Draft) {
  const location = readLocation(input, draft);
  const hasPlace = Object.values(location).some((value) => value !== undefined);
  return {
    name: input.name,
    ...(hasPlace ? { location } : {}),
    displayNameOverride: input.shownAs,
  };
}

/** Changes the given fields of a known team in the text of opponents.yml. */
function withChanges(text: string, id: string, input: OpponentInput, draft: Draft): string {
  let now = text;
  for (const [field, value] of Object.entries(readLocation(input, draft))) {
    if (value !== undefined) now = setValue(now, [id, "location", field], value, rules);
  }
  return input.shownAs === undefined
    ? now
    : setValue(now, [id, "displayNameOverride"], input.shownAs, rules);
}

/** Adds and changes teams in opponents.yml; `known` is the number of teams that needed no change. */
export function withOpponents(
  texts: Texts,
  draft: Draft,
  inputs: readonly OpponentInput[],
): { readonly text: string; readonly known: number } {
  const usedKeys = new Set<string>(draft.opponents.keys());
  let unchanged = 0;
  const stored = texts.get(files.opponents) ?? schemaLine(files.opponents);
  const text = editStored(stored, (before) => {
    let now = before;
    for (const input of inputs) {
      const id = knownKey(input, draft);
      if (id === undefined) {
        refuseNoOpponent(input, draft);
        refuseCityAsName(input, draft);
        const key = newKey(input, usedKeys);
        usedKeys.add(key);
        now = setValue(now, [key], newEntry(input, draft), rules);
      } else {
        const changed = withChanges(now, id, input, draft);
        if (changed === now) unchanged += 1;
        now = changed;
      }
    }
    return now;
  });
  return { text, known: unchanged };
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
