import { withArticle } from "#words/grammar/article.ts";

/* Join: tryouts, and the team. */

export const join = (team: string) => `Join ${team}`;
export const description = (team: string, club: string, contents: string) =>
  `Play for ${team}, ${withArticle(club)}. ${contents}.`;
/* What the page has, for its description. */
export const whoToContact = "who to contact";
export const ourResults = "our results";
export const contact = "Contact";
export const aboutTheTryouts = (contact: string) => `About tryouts: ${contact}, `;
export const whatYouWouldJoin = "About the team";
export const mapTo = (place: string) => `Map of ${place}`;
export const whenAndWhere = "When and where";
export const whatToBring = "What to bring";
export const questionsAndAnswers = "Questions and answers";
export const openTheForm = "Open the form";
export const noTryoutsAreAnnounced = "No tryouts are announced";
export const untilThenFollow = "Until then, follow us.";
export const untilThenFollowOrWrite = "Until then, follow us or write to the captains.";
export const datesPostedHereFirst = "Dates will be posted here first.";
/** @param year the year in the callout */
export const tryoutsAreOver = (year: number | undefined) =>
  year === undefined ? "Our tryouts are over" : `Our ${year} tryouts are over`;
/** After the last day of registration, before that of the tryouts. */
export const registrationHasEnded = "Registration has ended";
export const nextDatesPostedHereFirst = "The next dates will be posted here first.";
export const emailTheCaptains = "Email the captains";
export const tryouts = "Tryouts";
export const ourValues = "Our values";
export const captainIn = (year: number) => `Captain ${year}`;
export const captainsIn = (year: number | string) => `Captains ${year}`;
export const recordSince = (record: string, year: number) => `${record} since ${year}`;
export const atLevel = (level: string) => `${level} level`;
export const lastSeason = "Last season";
export const governingBody = "Governing body";
export const playedIn = "Played in";
export const allGames = "All games";
export const until = (time: string) => `until ${time}`;
export const from = (time: string) => `from ${time}`;
export const when = "When";
export const where = "Where";
export const practices = "Practices";
export const team = "Team";
export const followUs = "Follow us";
export const calendar = "Calendar";
export const level = "Level";
export const cost = "Cost";
export const goodToKnow = "Good to know";

/** Registration period; either end may be open. */
export const registration = (start: string | undefined, end: string | undefined) => {
  if (end === undefined) return `Registration from ${start}`;
  return start === undefined ? `Registration until ${end}` : `Registration from ${start} to ${end}`;
};
