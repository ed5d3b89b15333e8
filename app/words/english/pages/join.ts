import { withArticle } from "#words/grammar/article.ts";
import * as counts from "#words/grammar/counts.ts";

/* Join: tryouts, and what one would join. */

export const noTryoutsInDescription = "No tryouts are announced.";
export const join = (team: string) => `Join ${team}`;
export const description = (team: string, club: string, tryouts: string) =>
  `Play for ${team}, ${withArticle(club)}. ${tryouts} Results, returning players, our values, and who to contact.`;
export const contact = "Contact";
export const aboutTheTryouts = (contact: string) => `About tryouts: ${contact}, `;
export const whatYouWouldJoin = "What you would join";
export const follow = "Follow";
export const returningPlayers = "Returning players";
export const fromAnyEarlierSeason = "from any earlier season";
export const howLongTheyStay = "How long players stay";
export const peopleOfAllSeasons = (people: number) => `${counts.people(people)}, all seasons`;
export const support = "Support";
export const becomeASponsor = "Become a sponsor";
export const earnedMostOften = "Most earned";
export const whatTheTeamIsLike = "What the team is like";
export const mapOf = (place: string) => `Map of ${place}`;
export const whenAndWhere = "When and where";
export const whatToBring = "What to bring";
export const questionsAndAnswers = "Questions and answers";
export const openTheForm = "Open the form";
export const noTryoutsAreAnnounced = "No tryouts are announced";
export const untilThenFollow = "Until then, follow the team.";
export const untilThenFollowOrWrite = "Until then, follow the team or write to the captains.";
export const datesPostedHereFirst = "Dates will be posted here first.";
export const tryoutsAreOver = "These tryouts are over";
export const nextDatesPostedHereFirst = "The next dates will be posted here first.";
export const emailTheCaptains = "Email the captains";
export const tryouts = "Tryouts";
export const ourValues = "Our values";
export const captainOf = (year: number) => `Captain ${year}`;
export const captainsOf = (year: number | string) => `Captains ${year}`;
export const recordSince = (record: string, year: number) => `${record} since ${year}`;
export const atLevel = (level: string) => `${level} level`;
export const division = "Division";
export const home = "Home";
export const lastSeason = "Last season";
export const governingBody = "Governing body";
export const playedIn = "Played in";
export const allGames = "All games";
export const badgesEarned = "Badges earned";
export const badgesToEarn = "Badges to earn";
export const tookPart = "Of the team took part";
export const until = (time: string) => `until ${time}`;
export const from = (time: string) => `from ${time}`;
export const when = "When";
export const where = "Where";
export const practices = "Practices";
export const stayPosted = "Stay posted";
export const calendar = "Calendar";
export const level = "Level";
export const cost = "Cost";
export const goodToKnow = "Good to know";

/** The days from and until which people register; one of them may be open. */
export const registration = (start: string | undefined, end: string | undefined) => {
  if (end === undefined) return `Registration from ${start}`;
  return start === undefined ? `Registration until ${end}` : `Registration from ${start} to ${end}`;
};
