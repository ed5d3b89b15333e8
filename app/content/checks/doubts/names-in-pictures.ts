import type { Check } from "#app/content/checks/check.ts";
import { files, tournamentFile } from "#app/content/files.ts";
import { hint, type Finding, warning } from "#app/content/finding.ts";
import { nameOnCards, personOnCards } from "#app/domain/marks/name-on-cards.ts";
import { fullName } from "#app/domain/roster/full-name.ts";
import { romanized } from "#app/lib/letters/romanize.ts";

/** Names that cards show differently: a hint where Greek or Cyrillic is only transliterated, else a warning. */
function about(
  file: string,
  path: Finding["path"],
  name: string,
  onCards: string,
): readonly Finding[] {
  if (onCards === name) return [];
  const isTransliterated = onCards === romanized(name);
  const say = isTransliterated ? hint : warning;
  return [
    say(
      file,
      path,
      `Share cards have Latin letters only and show “${onCards}” for “${name}”. Pages show it as it is.`,
      isTransliterated
        ? "Write it in Latin letters, if it should be spelt otherwise."
        : "Write it in Latin letters, or change its key, which stands in for it.",
    ),
  ];
}

/** Cards can spell every name; pages show other alphabets with the visitor's own fonts. */
export const namesInPictures: Check = ({ players, opponents, tournaments }) => [
  ...[...players].flatMap(([id, { name }]) => {
    const { first, last } = personOnCards(name, id);
    return about(files.players, [id, "name"], fullName(name), `${first} ${last}`.trim());
  }),
  ...[...opponents].flatMap(([id, { name }]) =>
    about(files.opponents, [id, "name"], name, nameOnCards(name, id)),
  ),
  ...tournaments.flatMap(({ id, year, name, event }) =>
    about(tournamentFile(year, id), ["name"], name, nameOnCards(name, event)),
  ),
];
