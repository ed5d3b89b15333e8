import { useSources } from "#app/islands/rendering.ts";
import { FollowLinks } from "#app/pages/shared/FollowLinks.tsx";
import { mayChange } from "#app/record/expected.ts";
import { questEdition, seasonFigures } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";
import { calendarPath } from "#app/routes/output-paths.ts";
import { pageLabel, paths } from "#app/routes/paths.ts";
import { usePaths } from "#app/routes/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import styles from "./SeasonPage.module.css";

interface LinkOfYear {
  /** Where a link to a part of this page leads. */
  id?: string;
  href: string | undefined;
  label: string;
}

/** The year's Badge Quest; only its totals if there is no log. */
function useQuestLink({ year, editions: [edition], history }: Season): LinkOfYear {
  const { club } = useSources().record;
  const { badgequest } = usePaths();
  const isLogged = edition !== undefined && edition.awards.length > 0;
  const query = edition && questEdition(edition, club.badgeQuest?.edition);
  const page = query === undefined ? badgequest && `${badgequest()}#history` : badgequest?.(query);
  return {
    id: "quest",
    href: isLogged || history.length > 0 ? page : undefined,
    label: isLogged ? edition.title : words.editionName(pageLabel("badgequest", club.parts), year),
  };
}

/** Links to the results, the news, the Badge Quest, the playlists and the calendar of the year, if it has any. */
export function MoreOfYear({ season }: { season: Season }) {
  const { record } = useSources();
  const { parts } = record.club;
  const { news, results } = usePaths();
  const { id, year, tournaments, news: stories, playlists } = season;
  const all: LinkOfYear[] = [
    {
      href: tournaments.length === 0 ? undefined : results?.({ season: id }),
      label: `Results ${year}`,
    },
    {
      href: stories.length === 0 ? undefined : news?.({ season: id }),
      label: `${counts.stories(stories.length)} of ${year}`,
    },
    useQuestLink(season),
    {
      href: playlists && paths.playlists({ year: String(year) }),
      label: pageLabel("playlists", parts, String(year)),
    },
  ];
  const links = all.filter(({ href }) => href !== undefined);
  if (links.length === 0) return undefined;
  return (
    <div className={`wrap section onScreens cluster ${styles.more}`}>
      <List className={`cluster ${styles.more}`}>
        {links.map(({ id: anchor, href = "", label }) => (
          <li key={href} id={anchor}>
            <Link href={href} className="linedLink">
              {label}
            </Link>
          </li>
        ))}
      </List>
      {seasonFigures(season).sanctioned.length > 0 && (
        <FollowLinks calendar={calendarPath(year)} isOver={!mayChange(season, record)} />
      )}
    </div>
  );
}
