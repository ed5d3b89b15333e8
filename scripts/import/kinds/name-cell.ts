import { fold } from "#app/domain/fold.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { isOtherCaptain, positionsIn, rolesIn } from "#scripts/import/words.ts";

/** A name as written in a cell, without everything else that people write beside it. */
export interface NameCell {
  readonly name: string;
  readonly nickname: string;
  /** A jersey number in the cell. */
  readonly number: string;
  /** Roles and positions in the cell: "(C)", "(coach)". */
  readonly role: string;
  /** Notes on parts that the site does not show. */
  readonly notes: readonly string[];
}

const numbered = /^(?:#\s*)?(\d{1,2})[.:)]?\s+(?=\D)|[\s,]+#?\s*(\d{1,2})$/;
/** A nickname in quotes. An apostrophe with letters on both sides is part of a name. */
const quoted = /(?<=^|[\s(])["“”„‟«»‹›‘’‚'`´]{1,2}(\S.*?)["“”„‟«»‹›‘’'`´]{1,2}(?=$|[\s,)])/;
const bracketed = /\s*[([{]([^)\]}]*)[)\]}]/;
/** A mark behind a dash or a comma: "Quinn – captain". */
const behindDash =
  /\s*(?:\s[-–—]|,)\s*(c|cc|vc|inj\.?|(?:co-?|vice-?|spirit )?captain|coach|injured|rookie)$/i;

const pronoun =
  "(?:she|her|hers|he|him|his|they|them|theirs?|ze|zir|hir|xe|xem|ey|em|it|its|any|all|none|elle|iel|ielle|il|lui|ella|el|elles?|ellx|sie|ihr|er|ihm|dey|dem|deren|xier|hen|hij|hem|zij|ze|haar|die|diens|lei|ele|dele|ela|dela|elu|ona|jej|on|jego|oni|ich|han|hun|hende|ham|de|hon|henne|honom)";
const several = `${pronoun}(?:(?:\\s*[/,|·+&]\\s*|\\s+(?:and|or|und|oder|et|ou|y|o)\\s+)${pronoun})+`;
const inWords =
  "(?:any|all|no|ask(?: for)?(?: my)?|keine?|alle|aucun|tous|sin|prefiero)(?: (?:pronouns?|pronomen|pronoms?|pronombres?|me))";
const isSeveral = new RegExp(
  `^(?:(?:pronouns?|pronomen|pronoms?|pronombres?):?\\s*)?(?:${several}|${inWords})(?: pronouns)?\\.?$`,
);
const severalBehind = new RegExp(`[\\s,–—-]+${pronoun}(?:\\s*/\\s*${pronoun})+\\.?$`, "i");
/** Single words that are pronouns however they are written; "Em" and "Ella" are names. */
const certain = /^(?:she|he|they|her|him|them|iel|any|all)$/;
const isPronoun = new RegExp(`^${pronoun}$`);

/** Whether a text says only how to speak of somebody: "she/her", "iel", "any pronouns". */
export function isPronouns(text: string): boolean {
  const plain = fold(text).trim();
  if (isSeveral.test(plain) || certain.test(plain)) return true;
  return isPronoun.test(plain) && text === text.toLowerCase();
}

/** Words beside a name that the site does not show. */
const status =
  /^(?:inj|injured|injury|ir|out|verletzt|blesse?e?|lesionad[ao]|rookie|rook|rky|r|new|nr|practice|practice (?:squad|player)|ps|pp|taxi|alt|alternate|reserve|res|guest|gast|trial|try ?out|pick ?up|sub|gk|u\d\d|junior|jr player|on loan|loan|returning|vet|veteran)$/;
const formerName = /^(?:nee|ne|born|geb|geborene?r?|formerly|ex|maiden name|before)[.:]?\s/;

interface Aside {
  readonly nickname?: string;
  readonly number?: string;
  readonly role?: string;
  readonly note?: string;
}

/** Reads what stands in brackets: a number, pronouns, a role, a mark, a nickname, or a question. */
function readAside(text: string, isInside: boolean): Aside {
  const plain = fold(text)
    .replaceAll(/[.\s]+/g, " ")
    .trim();
  if (plain === "") return {};
  if (/^#?\d{1,2}$/.test(plain)) return { number: plain.replace("#", "") };
  if (isPronouns(text))
    return { note: `the pronouns ${text} are left out: the site has no field for them.` };
  if (isOtherCaptain(text)) return { note: `${text} is left out: the site lists captains only.` };
  if (rolesIn(text).length > 0 || (plain.length > 2 && positionsIn(text).length > 0))
    return { role: text };
  if (status.test(plain))
    return { note: `the mark ${text} is left out: the site does not show it.` };
  if (formerName.test(plain)) {
    throw new Refusal(
      `Write ${text} as formerly of the person in players.yml, and delete it here.`,
    );
  }
  const inQuotes = quoted.exec(text)?.[1];
  if (inQuotes !== undefined) return { nickname: inQuotes };
  const isName =
    /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(text) &&
    !/^\p{Lu}{1,3}$/u.test(text) &&
    !isPronoun.test(plain);
  if (isName || (isInside && !/\s|\d/.test(text) && !isPronoun.test(plain))) {
    return { nickname: text, note: `${text} in brackets is read as a nickname.` };
  }
  throw new Refusal(
    `What is ${text} beside the name? Put a nickname in quotes or in a column Nickname, and delete anything else.`,
  );
}

/** Reads a cell with a name: "17 Orla “Zip” Walsh (she/her) (C)". */
export function readNameCell(written: string): NameCell {
  let name = written;
  let asides: Aside[] = [];
  const cutPronouns = severalBehind.exec(name)?.[0];
  if (cutPronouns !== undefined && fold(cutPronouns).includes("/")) {
    asides = [readAside(cutPronouns.replace(/^[\s,–—-]+/, ""), false)];
    name = name.slice(0, -cutPronouns.length);
  }
  const nickname = quoted.exec(name.replaceAll(new RegExp(bracketed, "g"), ""))?.[1];
  for (const pattern of [bracketed, behindDash]) {
    for (let found = pattern.exec(name); found !== null; found = pattern.exec(name)) {
      const rest = name.slice(found.index + found[0].length);
      asides = [
        ...asides,
        readAside((found[1] ?? "").trim(), /\p{L}/u.test(rest.replaceAll(/[([{].*?[)\]}]/g, ""))),
      ];
      name = `${name.slice(0, found.index)} ${rest}`.trim();
    }
  }
  const [, ...numbers] = numbered.exec(name) ?? [];
  name = name
    .replace(numbered, " ")
    .replace(quoted, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/\s+,/g, ",")
    .trim();
  if (/[*†‡#]/.test(name)) {
    throw new Refusal(
      `What does the sign beside ${name} mean? Use a column Captain or Role, and delete it.`,
    );
  }
  const first = (part: "nickname" | "number" | "role") =>
    asides.map((aside) => aside[part] ?? "").find((part) => part !== "") ?? "";
  return {
    name,
    nickname: nickname ?? first("nickname"),
    number: numbers.find((number) => number !== undefined) ?? first("number"),
    role: asides
      .map(({ role = "" }) => role)
      .join(" ")
      .trim(),
    notes: asides.flatMap(({ note }) => note ?? []),
  };
}
