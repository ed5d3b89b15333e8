import { capitalize } from "#app/lib/plural.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { PageName } from "#app/routes/paths.ts";
import * as games from "#words/facts/games.ts";
import * as person from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as about from "#words/pages/about.ts";
import * as quest from "#words/pages/badge-quest.ts";
import * as badge from "#words/pages/badge.ts";
import * as values from "#words/pages/core-values.ts";
import * as data from "#words/pages/data.ts";
import * as plates from "#words/pages/fifty-plates.ts";
import * as home from "#words/pages/home.ts";
import * as join from "#words/pages/join.ts";
import * as news from "#words/pages/news.ts";
import * as opponent from "#words/pages/opponent.ts";
import * as opponents from "#words/pages/opponents.ts";
import * as player from "#words/pages/player.ts";
import * as records from "#words/pages/records.ts";
import * as roster from "#words/pages/roster.ts";
import * as season from "#words/pages/season.ts";
import * as sponsors from "#words/pages/sponsors.ts";
import * as tournament from "#words/pages/tournament.ts";

type Terms = Partial<Record<PageName, readonly string[]>>;

/** Headings and labels of single pages, by which they are found. */
const headings: Terms = {
  home: [home.newestStory, home.lastPlayed, home.schedule, home.announced],
  about: [
    about.testimonials,
    about.getInTouch,
    about.howItWorks,
    about.questionsAndAnswers,
    about.founded,
    about.seasonsOnRecord,
  ],
  news: [news.breakingNews],
  roster: [
    person.captains,
    roster.handlers,
    roster.cutters,
    person.seasonsOnTheTeam,
    person.numberInShort,
    roster.notes,
    roster.seasonHighlights,
    seasonFacts.wins,
    seasonFacts.losses,
    seasonFacts.ties,
    seasonFacts.finish,
    person.coaches,
    season.theRoster,
    seasonFacts.theTeam,
  ],
  badgequest: [
    quest.leaderboard,
    quest.overview,
    quest.badgesPerWeek,
    quest.recentlyAdded,
    quest.history,
    quest.totalBadgesEarned,
    quest.teamParticipation,
    quest.leaders(1, true),
  ],
  fiftyplates: [
    plates.everyClaim,
    plates.spotters,
    plates.stillOutThere,
    plates.theRace,
    plates.claimed,
  ],
  corevalues: [values.whatTheyMean],
  records: [
    records.biggestWins,
    records.mostPlayed,
    records.games,
    seasonFacts.points,
    seasonFacts.firstPlaces,
    records.placesWon,
    records.yearByYear,
    records.wonAndLost,
    records.bestStreak,
    records.published,
    records.counted,
    seasonFacts.allTimeRecords,
  ],
  opponents: [opponents.neverLostTo, opponents.stillToBeat],
  join: [
    join.whatYouWouldJoin,
    join.ourValues,
    join.governingBody,
    join.allGames,
    join.playedIn,
    join.lastSeason,
    join.whatToBring,
    join.whenAndWhere,
    join.level,
    join.goodToKnow,
    join.followUs,
    join.team,
    join.when,
    join.where,
  ],
  sponsors: [sponsors.whatASponsorGets, sponsors.forThePress, sponsors.newsItems, sponsors.people],
  data: [
    data.calendars,
    data.feeds,
    data.files,
    data.recordOnYourPage,
    data.facts,
    data.code,
    data.eachRowHas,
    data.newestRow,
  ],
};

/** Headings and labels of the pages of persons, seasons and the like, by the list of these pages. */
const headingsOfEach: Terms = {
  players: [
    player.teammates,
    player.seasonBySeason,
    player.onThePlaylist,
    player.onTheRoad,
    person.position,
    person.number,
  ],
  opponents: [
    opponent.everyMeeting,
    opponent.theGames,
    opponent.lastMet,
    opponent.longestStreak,
    opponent.biggest("win"),
    opponent.biggest("loss"),
    seasonFacts.oneGoalGames,
    seasonFacts.points,
  ],
  seasons: [
    seasonFacts.gameByGame,
    season.winsInARow,
    seasonFacts.oneGoalGames,
    seasonFacts.finish,
    season.highlights,
    season.theRoster,
    season.tournaments,
    season.playlists,
    seasonFacts.record,
    seasonFacts.points,
  ],
  results: [
    tournament.coverage,
    tournament.everyGame,
    tournament.pathThrough,
    tournament.theGames,
    seasonFacts.record,
    seasonFacts.points,
    tournament.where,
    tournament.when,
    ...Object.values(games.gameTypes),
  ],
  badgequest: [badge.earned, badge.firstOnRecord, badge.weekByWeek],
};

/** Terms that the content adds: values, explained words, playlists, states on the map. */
function termsOf({ club, states }: ClubRecord): Terms {
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
function notesOf({ club, playlists }: ClubRecord): Terms {
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

/** Terms of a page, and those of each page that it lists. */
export interface PageTerms {
  readonly terms: readonly string[];
  readonly termsOfEach: readonly string[];
  readonly notes: readonly string[];
}

/** Headings, labels and other terms that find a page. */
export function pageTerms(record: ClubRecord): (name: PageName) => PageTerms {
  const own = termsOf(record);
  const notes = notesOf(record);
  return (name) => ({
    terms: [...(headings[name] ?? []), ...(own[name] ?? [])],
    termsOfEach: headingsOfEach[name] ?? [],
    notes: notes[name] ?? [],
  });
}
