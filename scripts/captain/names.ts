import type { Draft } from "#app/content/content.ts";
import { displayName } from "#app/domain/opponents.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Named } from "./find-key.ts";

/** The opponents by key, name, other name, and city and name. */
export function opponentNames({ opponents }: Draft): Named[] {
  return [...opponents.values()].map((opponent) => {
    const { id, name, displayNameOverride = name, location } = opponent;
    const city = location?.city;
    const both = city === undefined ? [] : [`${city} ${name}`, `${name} ${city}`];
    const bare =
      city !== undefined && name.startsWith(`${city} `) ? [name.slice(city.length + 1)] : [];
    return { id, names: [name, displayNameOverride, displayName(opponent), ...both, ...bare] };
  });
}

/** Everybody by key, full name of today and before, nickname and surname. */
export function playerNames({ players }: Draft): Named[] {
  return [...players.values()].map(({ id, name, formerly = [] }) => {
    const { first, last, nickname = last } = name;
    const plain = fullName({ first, last });
    const inFull = [plain, fullName(name), `${last}, ${first}`, `${first} “${nickname}” ${last}`];
    return { id, names: [...inFull, ...formerly, nickname, last] };
  });
}

/** The badges by key and title. */
export function badgeNames({ badgeQuest }: Draft): Named[] {
  return [...badgeQuest.badges.values()].map(({ id, title }) => ({ id, names: [title] }));
}
