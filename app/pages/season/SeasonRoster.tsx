import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { shapeMember } from "#app/entities/person/shape.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import type { Season } from "#app/record/record.ts";
import { rosterLinkLabel } from "#app/routes/titles.ts";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import styles from "./SeasonPage.module.css";

/** Links to the official roster and to the team's announcement. */
function RosterLinks({ link: officialRoster, rosterAnnounceLink: announcement }: Season) {
  const { club } = useSources().record;
  if (officialRoster === undefined && announcement === undefined) return undefined;
  return (
    <p className="onScreens cluster apart">
      {officialRoster !== undefined && (
        <ButtonLink href={officialRoster}>{rosterLinkLabel(club)}</ButtonLink>
      )}
      {announcement !== undefined && (
        <ButtonLink href={announcement} isQuiet>
          {club.labels?.rosterRelease ?? words.rosterRelease}
        </ButtonLink>
      )}
    </p>
  );
}

/** A drawing of the team across the page. */
function Team({ season }: { season: Season }) {
  const { sheet, drawings } = teamArtwork(useSources().record, season);
  return <TeamPicture sheet={useSheet(sheet)} drawings={drawings} className="onScreens" />;
}

/** A drawing of the team, and everyone with her number. */
export function SeasonRoster({ season }: { season: Season }) {
  const members = season.members.map(shapeMember);
  return (
    <section className="section" aria-labelledby="roster">
      {members.length > 0 && <Team season={season} />}
      <div className={`wrap ${styles.roster}`}>
        <Heading id="roster" title="The roster" />
        <List as="ol" className={`index ${styles.people}`}>
          {members.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} hasNumber />
            </li>
          ))}
        </List>
        <RosterLinks {...season} />
      </div>
    </section>
  );
}
