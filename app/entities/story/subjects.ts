import { newestFirst } from "#app/domain/dates/newest-first.ts";
import { searchWords } from "#app/domain/fold.ts";
import { displayName } from "#app/domain/opponents.ts";
import { hasOpponentPage } from "#app/record/figures.ts";
import type { NewsItem, Opponent, Tournament } from "#app/record/record.ts";

/** A subject of stories: a tournament or an opponent with a page. */
export type Subject =
  | { readonly kind: "tournament"; readonly tournament: Tournament }
  | { readonly kind: "opponent"; readonly opponent: Opponent };

/** The words of a text, each between spaces, so that names match whole words only. */
const spacedWords = (text: string) => ` ${searchWords(text).join(" ")} `;

/**
 * The tournament that a story belongs to, and the opponents that its title names.
 *
 * @param tournaments tournaments of the story's season
 */
function findSubjects(story: NewsItem, tournaments: readonly Tournament[]): Subject[] {
  const title = spacedWords(story.title);
  const opponents = tournaments.flatMap(({ games }) =>
    games.flatMap(({ opponent }) => opponent ?? []),
  );
  return [
    ...tournaments
      .filter(({ id }) => id === story.tournament)
      .map((tournament): Subject => ({ kind: "tournament", tournament })),
    ...opponents
      .filter(hasOpponentPage)
      .filter((opponent) =>
        [opponent.name, displayName(opponent)].some((name) => title.includes(spacedWords(name))),
      )
      .map((opponent): Subject => ({ kind: "opponent", opponent })),
  ];
}

function subjectId(subject: Subject): string {
  return subject.kind === "tournament" ? subject.tournament.id : subject.opponent.id;
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
  const otherTournaments = tournaments
    .filter(({ dates }) => dates !== undefined)
    .toReversed()
    .map((tournament): Subject => ({ kind: "tournament", tournament }));
  return [
    ...new Map(
      [...mentioned, ...otherTournaments].map((subject) => [subjectId(subject), subject]),
    ).values(),
  ];
}
