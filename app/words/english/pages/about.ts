import { withArticle } from "#words/grammar/article.ts";

/* About Us. */

export const testimonials = "Testimonials";
export const stars = (filled: number, all: number) => `${filled} of ${all} stars`;
export const previousTestimonial = "Previous testimonial";
export const nextTestimonial = "Next testimonial";
export const followUs = "Follow us on social media";
/** Followed by the captains' email address. */
export const followUsOrEmail = "Follow us on social media or email the captains at";
export const emailTheCaptains = "Email the captains at";
export const getInTouch = "Get In Touch";
export const meet = (team: string) => `Meet ${team}`;
export const our = (part: string) => `Our ${part}`;
/** @param part the club's own name for its core values, if it has one */
export const playWith = (part = "the core values") => `Play with ${part}`;
export const sponsors = "Sponsors";
export const howItBegan = "how it began";
export const whatItStandsFor = "what it stands for";
export const howToGetInTouch = "how to get in touch";
export const andItsSponsors = (contents: string) => `${contents}, and its sponsors`;
export const description = (team: string, club: string, contents: string) =>
  `Meet ${team}, ${withArticle(club)}: ${contents}.`;
export const howItWorks = "How it works";
export const questionsAndAnswers = "Questions and answers";

/** Start of a sentence: "Off the field we collect badges in Badge Quest and spot license plates for Fifty Plates." */
export const offTheFieldWe = "Off the field we";
export const collectBadgesIn = "collect badges in";
export const spotPlatesFor = "spot license plates for";
export const onceAnnounced = "once announced";
export const aRosterAsPlaylists = "a roster as playlists";
