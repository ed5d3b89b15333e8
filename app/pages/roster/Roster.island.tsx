import { fullName } from "#app/domain/full-name.ts";
import { useFetched } from "#app/islands/use-fetched.ts";
import { useFocusOnHeading } from "#app/pages/shared/use-focus-on-heading.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { useSeasonInAddress } from "#app/routes/selected-season.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { RosterContext, type RosterContextValue } from "./roster-context.ts";
import { SeasonBanner } from "./SeasonBanner.tsx";
import { readSelection } from "./selection.ts";
import type { RosterMember, RosterProps, RosterSeason } from "./shape-roster.ts";
import { SidelineSheet } from "./SidelineSheet.tsx";
import { TeamViews } from "./TeamViews.tsx";
import styles from "./Roster.module.css";

/** The view, and what it belongs to: "Freya Alder" to her season, a season to "Roster", and the default one to the site. */
function nameView(
  { season, view, person }: ReturnType<typeof readSelection>,
  isDefault: boolean,
): [view: string, whole?: string] {
  if (view === "player" && person) return [fullName(person), season.name];
  if (view === "list") return [season.name, "Roster list"];
  return isDefault ? ["Roster"] : [season.name, "Roster"];
}

/** The selection in the address. Other teams than the default one are fetched once it needs them. */
function useSelection(roster: RosterProps) {
  const { defaultTeam, othersFile } = roster;
  const { read } = useQuery();
  const { needsOthers } = readSelection(roster, [defaultTeam], read);
  const fetched = useFetched<readonly RosterSeason[]>(needsOthers ? othersFile : undefined, []);
  return readSelection(roster, [defaultTeam, ...fetched], read);
}

/** A season's team as a grid, as a list, or one person at a time, as the address says. */
export function Roster(props: RosterProps) {
  const { seasons, defaultTeam } = props;
  useSeasonInAddress();
  const selection = useSelection(props);
  const { season, team, view, person, notice } = selection;
  useDocumentTitle(...nameView(selection, season.id === defaultTeam.id));
  const { region, onPress } = useFocusOnHeading();
  const viewHref: RosterContextValue["viewHref"] = (linkedView, target = {}) => {
    const { id } = target.season ?? season;
    const isDefaultPerson = id === season.id && target.person === team?.members[0]?.id;
    return paths.roster({
      season: id === defaultTeam.id ? undefined : id,
      view: linkedView === "roster" ? undefined : linkedView,
      player: isDefaultPerson ? undefined : target.person,
    });
  };
  const personLink = ({ id }: RosterMember) => ({
    href: viewHref("player", { person: id }),
    onClick: onPress,
  });
  const isOnePerson = view === "player";
  return (
    <>
      {/* Until the season of the address is shown, its place has the name of the page (view-notice.css). */}
      <div
        data-depends-on-query
        data-title={pageLabels.roster}
        className={isOnePerson ? "" : "onScreens"}
      >
        <SeasonBanner
          season={season}
          seasons={seasons}
          linkToSeason={(linked) => viewHref("roster", { season: linked })}
          isCompact={isOnePerson}
        />
        {team?.record && (
          <p className={`onPhones row spread gold ${styles.strip}`}>
            <b className="num">{team.record.text}</b> <span>{team.finish}</span>
          </p>
        )}
      </div>
      <div className="wrap">
        <WithoutScripts
          shownView={season.name}
          links={seasons.map(({ year }) => ({ href: paths.season({ year }), label: String(year) }))}
        />
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
      {team === undefined && <div className="arriving" aria-busy="true" />}
      {team && (
        <RosterContext value={{ ...props, season: team, viewHref, personLink }}>
          {!isOnePerson && person && <SidelineSheet />}
          <TeamViews view={view} person={person} region={region} />
        </RosterContext>
      )}
    </>
  );
}
