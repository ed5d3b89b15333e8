import { emblem, opponentLabel } from "#app/art/emblem/emblem.ts";
import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { spacedWords } from "#app/domain/fold.ts";
import { displayName } from "#app/domain/opponents.ts";
import { hasOpponentPage } from "#app/record/figures.ts";
import type { NewsItem, Opponent, Tournament } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";

/** A subject of stories: a tournament or an opponent with a page. */
export interface Subject {
  readonly href: string;
  readonly label: string;
  readonly draw: () => string;
}

const tournamentSubject = (tournament: Tournament): Subject => ({
  href: paths.tournament(tournament),
  label: tournament.title,
  draw: () => emblem(tournament),
});

const opponentSubject = (opponent: Opponent): Subject => ({
  href: paths.opponent(opponent),
  label: displayName(opponent),
  draw: () => opponentLabel(opponent, displayName(opponent)),
});

/**
 * The tournament that a story belongs to, and the opponents that its title names.
 *
 * @param tournaments tournaments of the stories' seasons
 */
function findSubjects(story: NewsItem, tournaments: readonly Tournament[]): Subject[] {
  const title = spacedWords(story.title);
  const opponents = tournaments.flatMap(({ games }) =>
    games.flatMap(({ opponent }) => opponent ?? []),
  );
  return [
    ...tournaments.filter(({ id }) => id === story.tournament).map(tournamentSubject),
    ...opponents
      .filter(hasOpponentPage)
      .filter((opponent) =>
        [opponent.name, displayName(opponent)].some((name) => title.includes(spacedWords(name))),
      )
      .map(opponentSubject),
  ];
}

/**
 * Subjects of the newest stories first, followed by the other tournaments.
 *
 * @param tournaments sanctioned tournaments of the stories' seasons
 */
export function listSubjects(
  news: readonly NewsItem[],
  tournaments: readonly Tournament[],
): Subject[] {
  const mentioned = newestFirst(news, ({ date }) => date).flatMap((story) =>
    findSubjects(story, tournaments),
  );
  const dated = tournaments.filter(({ dates }) => dates !== undefined).toReversed();
  const all = [...mentioned, ...dated.map(tournamentSubject)];
  return [...new Map(all.map((subject) => [subject.href, subject])).values()];
}
