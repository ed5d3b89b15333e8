import {
  ALL_SEASONS,
  changesForChoice,
  notInRecord,
  type SeasonFilter,
  seasonFilter,
} from "#app/domain/seasons.ts";
import { selectedTournament } from "#app/domain/tournaments.ts";
import { useFetched } from "#app/islands/use-fetched.ts";
import { itemAt } from "#app/lib/list.ts";
import type { ReadQuery } from "#app/lib/path.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { useListSearch } from "#app/pages/shared/use-list-search.ts";
import { useCarriedSeason } from "#app/routes/selected-season.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import type { ListedTournament, ResultsProps, ResultsList, SeasonHead } from "./shape-results.ts";

/** Says what the address asks for and the page cannot show. */
function writeNotice(
  { season, showsAll, isUnknown }: SeasonFilter<SeasonHead>,
  named: ListedTournament | undefined,
  isMissing: boolean,
): string | undefined {
  const sentences: string[] = [];
  if (isUnknown) sentences.push(notInRecord(season));
  if (isMissing) {
    sentences.push("That tournament is not in the record.");
    if (showsAll) sentences.push("These are all results.");
    else if (!isUnknown) sentences.push(`This is ${season.name}.`);
  }
  if (named && !showsAll && named.year !== season.year) {
    sentences.push(`${named.name} ${named.year} is not a tournament of ${season.name}.`);
  }
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/**
 * Reads a season or all, and perhaps a tournament, from the query. A tournament without a season
 * selects its own.
 */
export function readFilter({ seasons, defaultSeason, tournaments }: ResultsList, read: ReadQuery) {
  const id = read("tournament");
  const named = tournaments.find((tournament) => tournament.id === id);
  // The id of a tournament begins with its year, which is known before the tournament has arrived.
  const year = read("show") === ALL_SEASONS ? undefined : Number.parseInt(id ?? "", 10);
  const fallback =
    seasons.find((season) => season.year === year) ??
    seasons.find((season) => season.id === defaultSeason) ??
    itemAt(seasons, 0);
  const filter = seasonFilter(seasons, fallback, read);
  return { ...filter, named, notice: writeNotice(filter, named, id !== undefined && !named) };
}

/**
 * The tournaments that the address asks for: those of the default season, or all once their file has arrived. A search of the
 * default season shows its own hits until then.
 */
function useTournaments({ first, allFile, defaultSeason }: ResultsProps) {
  const { read } = useQuery();
  const tournament = read("tournament");
  const isOfFirst = tournament === undefined || first.some(({ id }) => id === tournament);
  const season = read("season") ?? defaultSeason;
  const isElsewhere = season !== defaultSeason || read("show") === ALL_SEASONS || !isOfFirst;
  const isNeeded = isElsewhere || read("q") !== undefined;
  const fetched = useFetched<readonly ListedTournament[] | undefined>(
    isNeeded ? allFile : undefined,
    undefined,
    isElsewhere ? "required" : "optional",
  );
  const isWaiting = isElsewhere && fetched === undefined;
  return { tournaments: isWaiting ? [] : (fetched ?? first), isWaiting };
}

/** The filter of the page, which is in the address. */
export function useFilter(results: ResultsProps) {
  const { read, change, link } = useQuery();
  const { tournaments, isWaiting } = useTournaments(results);
  const filter = readFilter({ ...results, tournaments }, read);
  const { season, showsAll, named } = filter;
  const { defaultSeason } = results;
  const search = useListSearch(
    tournaments,
    showsAll ? tournaments : tournaments.filter(({ year }) => year === season.year),
  );
  const isOfTournament = !showsAll && (isWaiting || named !== undefined);
  useCarriedSeason(read("season") ?? (isOfTournament ? season.id : undefined));
  return {
    ...filter,
    notice: isWaiting ? undefined : filter.notice,
    search,
    /** The tournament in the panel: the named one, or else the first of the list. */
    selected: selectedTournament(search.found, named?.id),
    /** Whether the tournaments are still arriving. */
    isWaiting,
    /** Address of the same search in all seasons. */
    allSeasonsHref: link({ show: ALL_SEASONS, q: search.text, tournament: undefined }),
    /** Shows a season, by its id, or all, where the selected tournament stays selected. */
    choose: (choice: string) => {
      const tournament = choice === ALL_SEASONS ? named?.id : undefined;
      change({ ...changesForChoice(choice, defaultSeason), tournament });
      scrollToTop();
    },
    select: (tournament: string) => {
      change({ tournament });
    },
  };
}
