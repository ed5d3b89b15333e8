import type { Draft } from "#app/content/content.ts";
import { allPictures } from "#app/media/pictures/all-pictures.ts";
import type { Choices } from "#app/editor/form/choices.ts";

/** A kind of picture, by the beginning of the keys of its pictures. */
export const photographKinds = [
  { key: "team-", label: "The team at a tournament" },
  { key: "photos-", label: "A photograph of the News page" },
  { key: "busts-", label: "Portrait of a person" },
  { key: "action-", label: "Action shot of a person" },
  { key: "crest-", label: "Logo of an opponent" },
  { key: "emblems-", label: "Logo of a tournament" },
  { key: "sponsors-", label: "Logo of a sponsor" },
  { key: "the-team", label: "The team, on the About page" },
] as const;

/** A picture that a file can stand for: the file's path inside `media/`, and what it is called. */
export interface PictureChoice {
  readonly key: string;
  readonly label: string;
}

function label(place: string, choices: Choices): string {
  const name = place.replace(/\.[^.]*$/, "").replace(/^.*\//, "");
  const [, season = "", key = name] =
    /^(.*?-(?:\d{4}))_(?:headshot|actionshot)_(.*)$/.exec(name) ?? [];
  const all = [...choices.players, ...choices.opponents, ...choices.tournaments];
  const known = all.find((choice) => choice.key === key)?.label ?? key;
  return season === "" ? known : `${known}, ${season.slice(-4)}`;
}

/** The pictures of a kind, the newest first. */
export function picturesOf(kind: string, draft: Draft, choices: Choices): readonly PictureChoice[] {
  const { site } = draft;
  if (site === undefined) return [];
  return allPictures({ ...draft, site })
    .filter(({ key }) => key.startsWith(kind))
    .flatMap(({ places: [place] }) =>
      place === undefined ? [] : [{ key: place, label: label(place, choices) }],
    )
    .toReversed();
}
