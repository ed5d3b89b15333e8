import { foldLetters } from "#app/domain/fold.ts";

/** Subject of a table. */
export type Kind = "awards" | "news" | "games" | "opponents" | "roster";

/** The column of a form that says when it was sent, in the languages of forms. */
const SENT =
  "timestamp submitted submittedat submissiontime completiontime zeitstempel horodateur marcatemporal tijdstempel carimbodedatahora sygnaturaczasowa casovaznacka tidsstampel tidsstempel informazionicronologiche";

/** Columns of each kind, with their common names, without spaces and punctuation. */
const columns: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  awards: {
    badge: "badge badges award",
    player: "player person name who earnedby",
    date: "date day when",
    // When a form was sent, which may be weeks after the day. Only read without a column for the day.
    sent: SENT,
    time: "time",
    zone: "zone timezone tz",
    note: "note notes comment details",
    again: "again repeat",
    season: "season year edition",
  },
  news: {
    title: "title headline story",
    link: "link url address href",
    date: "date day published when",
    sent: SENT,
    author: "author source outlet by publisher",
    type: "type kind",
    tournament: "tournament event",
    season: "season year",
  },
  games: {
    opponent:
      "opponent vs against versus opposingteam gegner adversaire rival oponente contrario tegenstander avversario adversario",
    home: "home hometeam heim heimteam heimmannschaft domicile recevant local equipolocal thuis thuisteam thuisploeg casa",
    away: "away awayteam visitor gast gastteam gaste exterieur visiteur visitante equipovisitante uit uitteam uitploeg ospite ospiti trasferta",
    // Two teams without home and away.
    one: "team1 teama equipe1 equipo1 team mannschaft equipe equipo",
    other: "team2 teamb equipe2 equipo2 tegenploeg",
    us: "us ourscore our ourgoals ourpoints wir nous nosotros",
    pointsFor:
      "for f gf pf goalsfor pointsfor scorefor scored goalsscored pointsscored tore butspour bp golesafavor",
    them: "them theirscore theirs theirgoals theirpoints opponentscore oppscore opp sie eux ellos",
    pointsAgainst:
      "a ga pa goalsagainst pointsagainst scoreagainst conceded allowed goalsconceded pointsconceded pointsallowed gegentore butscontre bc golesencontra gc",
    score:
      "score result final finalscore ergebnis endstand spielstand resultat resultado marcador uitslag eindstand risultato",
    homeScore:
      "homescore homepoints hometeamscore scorehome score1 team1score teamascore punkteheim scoredomicile puntoslocal",
    awayScore:
      "awayscore awaypoints awayteamscore visitorscore scoreaway score2 team2score teambscore punktegast scoreexterieur puntosvisitante",
    outcome: "wl wlt wld wdl winloss winlose wonlost outcome",
    won: "won win wins w sieg gewonnen victoire gagne victoria ganado",
    lost: "lost loss losses l niederlage verloren defaite perdu derrota perdido",
    tied: "tied tie ties t drawn draw draws d unentschieden nul empate",
    side: "ha homeaway side domext heimauswarts",
    matchup: "game match matchup teams spiel begegnung partie rencontre partido",
    date: "date day when datetime datum tag jour fecha dia gamedate matchdate data",
    time: "time zeit uhrzeit beginn heure hora start starttime begins tijd ora",
    type: "type stage pooltype phase fase",
    pool: "pool bracket gruppe poule grupo group",
    round: "round runde tour ronda matchday spieltag journee jornada speelronde ronde turno",
    tournament: "tournament event turnier tournoi torneo",
    video: "video film stream",
    zone: "zone timezone tz zeitzone",
    remark: "remark note notes comment bemerkung remarque observaciones",
    // Only read if no other column names the opponent.
    abbrev: "abbrev abbreviation abbr",
    week: "week woche semaine semana",
    season: "season year saison jahr annee temporada",
  },
  opponents: {
    team: "team club name opponent mannschaft verein equipe equipo ploeg squadra",
    city: "city town place location from hometown stadt ort ville ciudad lieu plaats citta",
    state: "state province county region bundesland land",
    country: "country nation pays pais staat",
  },
  roster: {
    player:
      "player players name fullname playername spieler spielerin joueur joueuse nom jugador jugadora playerfullname nameofplayer fullnameofplayer nomprenom prenomnom naam speler speelster nome giocatore giocatrice",
    first: "first firstname given givenname vorname prenom nombre imie voornaam",
    last: "last lastname surname familyname nachname familienname nomdefamille apellido apellidos nazwisko achternaam cognome",
    nickname: "nickname nick spitzname surnom apodo",
    number:
      "number no num jersey jerseynumber shirt nr nummer ruckennummer trikotnummer numero dorsal maillot numer playernumber playerno shirtnumber nomaillot rugnummer",
    position: "position pos poste posicion puesto pozycja positie ruolo",
    role: "role roles fonction funktion leadership rolle rola",
    captain:
      "captain captains captaincy iscaptain kapitan kapitanin capitaine capitan capitana aanvoerder capitano",
    coach:
      "coach coaches iscoach trainer trainerin entraineur entraineuse entrenador entrenadora allenatore",
    season: "season seasons year years saison saisons jahr annee temporada sezon seizoen stagione",
  },
};

const people =
  "pronoun pronouns pronomen pronoms pronombres email emailaddress mail phone phonenumber mobile tel telephone handy telefon birthday birthdate dateofbirth dob born birth geburtsdatum age alter gender sex geschlecht height grosse size shirtsize tshirt tshirtsize jerseysize shortsize shortssize address adresse postcode zip emergencycontact allergies diet dietary dietaryrequirements school college university occupation job instagram facebook twitter licence license licenceno licenseno memberid membernumber membership usauid paid payment dues fee fees waiver insurance timestamp";

/** Columns that the site has no use for, by the reason. */
const useless: Readonly<Record<Kind, readonly (readonly [reason: string, names: string])[]>> = {
  awards: [
    ["the log does not keep it", `${people} id link url photo foto picture proof`],
    ["the badge has its points", "points pts value score"],
  ],
  news: [
    [
      "the news links to the story, which has it",
      `${people} id summary description text image photo`,
    ],
  ],
  games: [
    [
      "the site does not show it",
      "field pitch court ground venue location city ort spielort feld platz halle terrain lieu campo lugar veld boisko referee referees observer observers schiedsrichter scheidsrechter arbitre arbitro zaal sporthal toeschouwers scorekeeper umpire spirit sotg spiritscore attendance zuschauer spectateurs weather wetter duration length cap end endtime ende id gameid gameno gamenumber matchid matchno matchnumber spielnr no nr number rank seed timestamp",
    ],
    ["the final score counts", "half halftime halftimescore ht hts halbzeit mitemps mitempsscore"],
    [
      "the score says it",
      "diff difference margin gd goaldifference pointdifference plusminus differenz",
    ],
    ["the site counts games, not points of a table", "points pts punkte tablepoints"],
    ["the date says it", "weekday wochentag dayofweek jourdelasemaine diadelasemana"],
  ],
  opponents: [
    [
      "the site does not show it",
      "email contact contactname phone website link url division league rank seed seeding rating wins losses ties points color colour colors pool group id no nr",
    ],
  ],
  roster: [
    [
      "the site does not show it",
      `${people} hometown city town nationality country weight id lfd lfdnr index row`,
    ],
  ],
};

/** The reason why the site has no use for a column; undefined for all others. */
export function whyUseless(cell: string, kind: Kind): string | undefined {
  const wanted = headerKey(cell);
  return useless[kind].find(([, names]) => names.split(" ").includes(wanted))?.[0];
}

/** The season of a column that marks who played in it: "2026", "Season 2026", "Saison 2026?". */
export function seasonInHeader(cell: string): number | undefined {
  const year =
    /^(?:season|saison|temporada|roster|team|year)?(20\d\d)(?:season|roster|team)?$/.exec(
      headerKey(cell),
    );
  return year === null ? undefined : Number(year[1]);
}

/** Columns that identify a row as the header of its kind. */
const needs: Readonly<Record<Kind, (names: ReadonlySet<string>) => boolean>> = {
  awards: (names) => names.has("badge") && names.has("player"),
  news: (names) => names.has("title") && names.has("link"),
  games: (names) =>
    names.has("opponent") ||
    names.has("abbrev") ||
    names.has("matchup") ||
    (names.has("home") && names.has("away")) ||
    (names.has("one") && names.has("other")),
  opponents: (names) => names.has("team") && (names.has("city") || names.has("country")),
  roster: (names) => names.has("last") || names.has("player"),
};

/** Columns of sheets that the site cannot import, and the number of them that identifies such a sheet. */
const placeless = [
  {
    what: "player statistics",
    needs: 2,
    ofPeople: true,
    columns:
      "g a d t goals assists blocks ds turns turnovers throwaways drops pointsplayed plusminus callahans hockeyassists completions pulls buts passesdecisives tore vorlagen goles asistencias",
  },
  {
    what: "spirit scores",
    needs: 3,
    ofPeople: false,
    columns:
      "spirit sotg spiritscore rules rulesknowledge rulesknowledgeanduse fouls foulsandbodycontact fair fairness fairmindedness attitude positiveattitude positiveattitudeandselfcontrol communication regles fautes attitudepositive regeln fouls fairplay kommunikation",
  },
] as const;

/** Topic of a header that the site does not show: "player statistics"; undefined for all others. */
export function placelessSubject(cells: readonly string[], team: string): string | undefined {
  const names = cells.map(headerKey);
  const hasPeople = namesIn(cells, "roster", team).some((name) =>
    /player|first|last/.test(name ?? ""),
  );
  return placeless.find(
    ({ needs: least, ofPeople, columns: own }) =>
      names.filter((name) => own.split(" ").includes(name)).length >= least &&
      (!ofPeople || hasPeople),
  )?.what;
}

/** Kinds in the order of detection, those with the most distinctive columns first. */
export const KINDS: readonly Kind[] = ["awards", "news", "games", "roster", "opponents"];

/** Columns of an award log in order, for logs without a header, too. */
export const AWARD_COLUMNS = ["badge", "player", "date", "time", "zone", "note", "again"] as const;

/** Normalizes a header cell: "Player #" is "playernumber", and "N°" is "no". */
export function headerKey(cell: string): string {
  const words = cell
    .replace(/[#№]/, "number")
    .replace(/^N[°º]/i, "no")
    .replace(/^\+\s*\/?\s*[-–−]$/, "plusminus");
  return foldLetters(words);
}

/** Words before the subject of a form's question: "Which badge?", "Your name". */
const asking = /^(?:which|what|your|the)/;

/**
 * The field of each cell, if the row is the header of a table of this kind. A column with the club's name has
 * its score.
 */
export function namesIn(
  cells: readonly string[],
  kind: Kind,
  team: string,
): (string | undefined)[] {
  const known = Object.entries(columns[kind]).map(
    ([name, words]) => [name, new Set(words.split(" "))] as const,
  );
  const named = (text: string) => known.find(([, words]) => words.has(text))?.[0];
  const names = cells.map((cell) => {
    const wanted = headerKey(cell);
    if (wanted === "") return undefined;
    if (kind === "games" && wanted === headerKey(team)) return "us";
    if (kind === "roster" && seasonInHeader(cell) !== undefined)
      return `in ${seasonInHeader(cell)}`;
    // "Time (all EST)" is "time".
    const shorter = headerKey(cell.replace(/\s*\([^)]*\)/, ""));
    return named(wanted) ?? named(wanted.replace(asking, "")) ?? named(shorter);
  });
  // "Against" beside "For" has points; otherwise it has the opponent.
  if (kind !== "games" || !names.includes("pointsFor")) return names;
  return names.map((name, at) =>
    headerKey(cells[at] ?? "") === "against" ? "pointsAgainst" : name,
  );
}

/** Whether the names are those of a header. */
export function isHead(names: readonly (string | undefined)[], kind: Kind): boolean {
  const known = new Set(names.filter((name) => name !== undefined));
  return known.size > 1 && needs[kind](known);
}
