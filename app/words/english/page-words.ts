/**
 * Words that people search for a page by, beside its name. They also lead there from an address that the site does
 * not have, such as /tryouts. A club adds its own as `pageWords` in site.yml.
 */
export const pageWords = {
  about: "team club who we are us history origin rules ultimate frisbee photos pictures press",
  news: "stories articles blog press media photos pictures gallery videos",
  results: "schedule calendar games scores matches tournaments standings wins losses rankings",
  roster: "team squad lineup members coaches captains",
  badgequest: "badges quests challenges leaderboard rules",
  fiftyplates: "license plates states cars road trip",
  corevalues: "values spirit mission culture",
  playlists: "music songs spotify playlist",
  players: "alumni alumnae alums former team members people everyone",
  seasons: "years history archive past alumni",
  opponents: "rivals rivalries teams head to head versus",
  records: "stats statistics standings totals streaks numbers figures history",
  join:
    "tryouts tryout practices practice training recruiting recruitment register registration sign up signup " +
    "contact email mail captains cost new beginners merch merchandise gear shop store",
  sponsors: "sponsorship sponsoring donations donate give support fundraising partners",
  data: "download csv json api dataset spreadsheet stats export",
} as const;
