import { capitalize } from "#app/lib/plural.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { PageName } from "#app/routes/paths.ts";
import { headings, headingsOfEach } from "#words/headings.ts";
import * as about from "#words/pages/about.ts";
import * as join from "#words/pages/join.ts";

type Terms = Partial<Record<PageName, readonly string[]>>;

/** Terms that the content adds: values, explained words, playlists, states on the map. */
function collectTerms({ club, states }: ClubRecord): Terms {
  const valueNames = club.coreValues.map(({ name }) => name);
  const tiers = club.sponsors.flatMap(({ tier }) => tier ?? []);
  return {
    home: club.tryouts === undefined ? [] : [join.tryouts],
    about: [
      about.meet(club.teamName),
      ...valueNames,
      ...(club.terms ?? []).map(({ term }) => term),
    ],
    join: valueNames,
    corevalues: valueNames,
    sponsors: [...new Set(tiers), capitalize(states.called.many)],
    fiftyplates: states.list.map(({ name }) => name),
  };
}

/** Sentences and titles of the content on a page, found by some of their words. */
function collectNotes({ club, playlists }: ClubRecord): Terms {
  const years = [...playlists.values()];
  return {
    about: (club.questions ?? []).map(({ question }) => question),
    join: [
      club.tryouts?.callout ?? [],
      (club.tryouts?.faq ?? []).map(({ question }) => question),
    ].flat(),
    sponsors: [club.sponsorsCall?.title ?? []].flat(),
    playlists: years.flatMap(({ playlists: all, categories }) =>
      [...all, ...categories].map(({ title }) => title),
    ),
  };
}

const shown: Terms = headings;
const shownOnEach: Terms = headingsOfEach;

/** Terms of a page, and those of each page that it lists. */
export interface PageTerms {
  readonly terms: readonly string[];
  readonly termsOfEach: readonly string[];
  readonly notes: readonly string[];
}

/** Headings, labels and other terms that find a page. */
export function pageTerms(record: ClubRecord): (name: PageName) => PageTerms {
  const own = collectTerms(record);
  const notes = collectNotes(record);
  return (name) => ({
    terms: [...(shown[name] ?? []), ...(own[name] ?? [])],
    termsOfEach: shownOnEach[name] ?? [],
    notes: notes[name] ?? [],
  });
}
