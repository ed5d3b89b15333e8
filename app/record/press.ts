import * as words from "#words/press.ts";
import type { Club } from "./record.ts";

/** The club's full name, its short name, and a spelling note if the content has one. */
export function spellings({
  name,
  teamName,
  press,
}: Pick<Club, "name" | "teamName" | "press">): readonly string[] {
  return [
    name === teamName ? `${name}.` : words.fullAndShort(name, teamName),
    ...(press?.spelling === undefined ? [] : [press.spelling]),
  ];
}

/** The description for the press: the press text, else the paragraph of the About page. */
export function pressDescription({ press, about }: Pick<Club, "press" | "about">): string {
  return press?.description ?? about;
}
