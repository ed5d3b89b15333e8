import { lettersOf } from "#app/domain/fold.ts";

/** Subject of a table. */
export type Kind = "awards" | "news" | "games" | "opponents" | "roster";

/** Columns of each kind, with their common names, without spaces and punctuation. */
const columns: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  awards: {
    badge: "badge badges award",
    player: "player person name who earnedby",
    date: "date day when timestamp",
    time: "time",
    zone: "zone timezone tz",
    note: "note notes comment details",
    again: "again repeat",
  },
  news: {
    title: "title headline story",
    link: "link url address href",
    date: "date day published when",
    author: "author source outlet by publisher",
    type: "type kind",
    tournament: "tournament event",
  },
  games: {
    opponent: "opponent vs against versus opposingteam gegner adversaire rival oponente contrario",
    home: "home hometeam heim heimteam heimmannschaft domicile recevant local equipolocal",
    away: "away awayteam visitor gast gastteam gaste exterieur visiteur visitante equipovisitante",
    // Two teams without home and away.
    one: "team1 teama equipe1 equipo1",
    other: "team2 teamb equipe2 equipo2",
    us: "us ourscore our ourpoints for pf pointsfor wir nous nosotros",
    them: "them theirscore theirs theirpoints opponentscore pa pointsagainst sie eux ellos",
    score: "score result final finalscore ergebnis endstand spielstand resultat resultado marcador",
    homeScore:
      "homescore homepoints hometeamscore scorehome score1 team1score teamascore punkteheim scoredomicile puntoslocal",
    awayScore:
      "awayscore awaypoints awayteamscore visitorscore scoreaway score2 team2score teambscore punktegast scoreexterieur puntosvisitante",
    outcome: "wl wlt winloss outcome",
    side: "ha homeaway side domext heimauswarts",
    matchup: "game match matchup teams spiel begegnung partie rencontre partido",
    date: "date day when datetime datum tag jour fecha dia gamedate matchdate",
    time: "time zeit uhrzeit beginn heure hora start starttime begins",
    type: "type stage pooltype phase fase",
    round:
      "round bracket pool runde gruppe tour poule ronda grupo matchday spieltag journee jornada",
    tournament: "tournament event turnier tournoi torneo",
    video: "video film stream",
    zone: "zone timezone tz zeitzone",
    remark: "remark note notes comment bemerkung remarque observaciones",
    // Only read if no other column names the opponent.
    abbrev: "abbrev abbreviation abbr",
    week: "week woche semaine semana",
  },
  opponents: {
    team: "team club name opponent mannschaft verein equipe equipo",
    city: "city town place location from hometown stadt ort ville ciudad lieu",
    state: "state province county region bundesland land",
    country: "country nation pays pais staat",
  },
  roster: {
    player:
      "player players name fullname playername spieler spielerin joueur joueuse nom jugador jugadora playerfullname nameofplayer fullnameofplayer nomprenom prenomnom",
    first: "first firstname given givenname vorname prenom nombre imie",
    last: "last lastname surname familyname nachname familienname nomdefamille apellido apellidos nazwisko",
    nickname: "nickname nick spitzname surnom apodo",
    number:
      "number no num jersey jerseynumber shirt nr nummer ruckennummer trikotnummer numero dorsal maillot numer playernumber playerno shirtnumber nomaillot",
    position: "position pos poste posicion puesto pozycja",
    role: "role fonction funktion captain captains leadership rolle kapitan kapitanin capitaine capitan capitana rola",
  },
};

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
  const names = cells.map(bare);
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
function bare(cell: string): string {
  return lettersOf(cell.replace(/[#№]/, "number").replace(/^N[°º]/i, "no"));
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
  return cells.map((cell) => {
    const wanted = bare(cell);
    if (wanted === "") return undefined;
    if (kind === "games" && wanted === bare(team)) return "us";
    const known = Object.entries(columns[kind]);
    const named = (text: string) => known.find(([, names]) => names.split(" ").includes(text))?.[0];
    // "Time (all EST)" is "time".
    const shorter = bare(cell.replace(/\s*\([^)]*\)/, ""));
    return named(wanted) ?? named(wanted.replace(asking, "")) ?? named(shorter);
  });
}

/** Whether the names are those of a header. */
export function isHead(names: readonly (string | undefined)[], kind: Kind): boolean {
  const known = new Set(names.filter((name) => name !== undefined));
  return known.size > 1 && needs[kind](known);
}
