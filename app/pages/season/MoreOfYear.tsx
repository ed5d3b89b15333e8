import { useSources } from "#app/islands/rendering.ts";
import { questEdition } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";
import { pageLabel, paths } from "#app/routes/paths.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as editionFacts from "#words/facts/edition.ts";
import * as counts from "#words/grammar/counts.ts";
import styles from "./SeasonPage.module.css";

/** The year's Badge Quest; only its totals if there is no log. */
function QuestLink({ year, editions: [edition], history }: Season) {
  const { club } = useSources().record;
  const { badgequest } = usePaths();
  const isLogged = edition !== undefined && edition.awards.length > 0;
  if (badgequest === undefined || (!isLogged && history.length === 0)) return undefined;
  const part = pageLabel("badgequest", club.parts);
  const query = edition && questEdition(edition, club.badgeQuest?.edition);
  return (
    <li id="quest">
      <Link
        href={query === undefined ? `${badgequest()}#history` : badgequest(query)}
        className="linedLink"
      >
        {isLogged ? edition.title : editionFacts.editionName(part, year)}
      </Link>
    </li>
  );
}

/** Links to the results, the news, the Badge Quest and the playlists of the year. */
export function MoreOfYear({ season }: { season: Season }) {
  const { club } = useSources().record;
  const { news, results } = usePaths();
  const { id, year, playlists } = season;
  return (
    <List className={`wrap section onScreens cluster ${styles.more}`}>
      {season.tournaments.length > 0 && results !== undefined && (
        <li>
          <Link href={results({ season: id })} className="linedLink">
            Results {year}
          </Link>
        </li>
      )}
      {season.news.length > 0 && news !== undefined && (
        <li>
          <Link href={news({ season: id })} className="linedLink">
            {counts.stories(season.news.length)} of {year}
          </Link>
        </li>
      )}
      <QuestLink {...season} />
      {playlists !== undefined && (
        <li>
          <Link href={paths.playlists({ year: String(year) })} className="linedLink">
            {pageLabel("playlists", club.parts, String(year))}
          </Link>
        </li>
      )}
    </List>
  );
}
