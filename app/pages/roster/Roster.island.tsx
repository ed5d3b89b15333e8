import { type RefObject, useEffect, useRef } from "react";
import { fullName } from "#app/domain/full-name.ts";
import { PersonTile } from "#app/entities/person/PersonTile.tsx";
import { useFetched } from "#app/islands/use-fetched.ts";
import { classes } from "#app/lib/classes.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { useSeasonInAddress } from "#app/routes/selected-season.ts";
import { useSite } from "#app/routes/site.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { PlayerList } from "./PlayerList.tsx";
import { PlayerView } from "./PlayerView.tsx";
import { RosterContext, type RosterContextValue, useRoster } from "./roster-context.ts";
import { SeasonBanner } from "./SeasonBanner.tsx";
import { SeasonPanel } from "./SeasonPanel.tsx";
import { readSelection, type RosterView } from "./selection.ts";
import type { ListedSeason, RosterMember, RosterProps, RosterSeason } from "./shape-roster.ts";
import { SidelineSheet } from "./SidelineSheet.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./Roster.module.css";

const VIEWS = [
  { id: "roster", label: "Roster", icon: "grid" },
  { id: "list", label: "List", icon: "list" },
  { id: "player", label: "Player", icon: "clipboard" },
] as const;

/** Everyone on the season's roster. */
function PlayerGrid() {
  const { season, personLink } = useRoster();
  return (
    <List as="ol" className={styles.grid}>
      {season.members.map((member) => (
        <li key={member.id}>
          <PersonTile
            person={member}
            address={personLink(member)}
            sheet={season.busts}
            ground={inks[member.ground]}
          />
        </li>
      ))}
    </List>
  );
}

/** After a press on a person, moves the focus to her name, which also scrolls there. */
function useFocusOnPerson(stage: RefObject<HTMLElement | null>) {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    stage.current?.querySelector<HTMLElement>("h2[tabindex]")?.focus();
  });
  return () => {
    isPressed.current = true;
  };
}

/** "Freya Alder · Côte Sauvage 2016", "Côte Sauvage 2016 · Roster" */
function useTitle(
  season: ListedSeason,
  view: RosterView,
  person: RosterMember | undefined,
  isDefault: boolean,
): void {
  const { name } = useSite();
  const ofSeason = isDefault ? `Roster · ${name}` : `${season.name} · Roster`;
  const ofList = view === "list" ? `${season.name} · Roster list` : ofSeason;
  useDocumentTitle(view === "player" && person ? `${fullName(person)} · ${season.name}` : ofList);
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
  const { season, team, view, person, notice } = useSelection(props);
  useTitle(season, view, person, season.id === defaultTeam.id);
  const stage = useRef<HTMLDivElement>(null);
  const onClick = useFocusOnPerson(stage);
  const viewHref: RosterContextValue["viewHref"] = (to, { person: id, season: of = season } = {}) =>
    paths.roster({
      season: of.id === defaultTeam.id ? undefined : of.id,
      view: to === "roster" ? undefined : to,
      player: of.id === season.id && id === team?.members[0]?.id ? undefined : id,
    });
  const personLink = ({ id }: RosterMember) => ({
    href: viewHref("player", { person: id }),
    onClick,
  });
  const isOnePerson = view === "player";
  return (
    <>
      <div
        data-depends-on-query
        data-title={pageLabels.roster}
        className={isOnePerson ? "" : "onScreens"}
      >
        <SeasonBanner
          season={season}
          seasons={seasons}
          linkToSeason={(other) => viewHref("roster", { season: other })}
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
          <div
            ref={stage}
            data-depends-on-query
            className={classes("wrap", styles.stage, styles[view], !isOnePerson && "onScreens")}
          >
            <div className="row spread">
              <Tabs
                label="Roster view"
                tabs={VIEWS.map(({ id, label, icon }) => ({
                  id,
                  label,
                  icon,
                  href: viewHref(id, { person: person?.id }),
                }))}
                selected={view}
              />
              <Link href={paths.players()} className="linedLink onScreens notOnPhones">
                All players
              </Link>
            </div>
            {person === undefined && <p>The roster of this season is not announced yet.</p>}
            {person && view === "roster" && <PlayerGrid />}
            {person && view === "list" && <PlayerList />}
            {person && isOnePerson ? <PlayerView member={person} /> : <SeasonPanel />}
          </div>
        </RosterContext>
      )}
    </>
  );
}
