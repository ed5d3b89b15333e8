import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { shapeMember } from "#app/entities/person/shape.ts";
import { teamArtwork } from "#app/entities/season/team-artwork.ts";
import { TeamPicture } from "#app/entities/season/TeamPicture.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Season } from "#app/record/record.ts";
import { rosterLinkLabel } from "#app/routes/titles.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { chooseArrow } from "#app/ui/AnyLink/choose-arrow.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/facts.ts";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./SeasonPage.module.css";

/** Links to the official roster and to the team's announcement. */
function RosterLinks({ link, rosterAnnounceLink: release }: Season) {
  const { club } = useSources().record;
  if ((link ?? release) === undefined) return undefined;
  return (
    <p className="onScreens cluster apart">
      {link !== undefined && (
        <AnyLink href={link} className={buttons.button}>
          <ButtonFace icon={chooseArrow(link)}>{rosterLinkLabel(club)}</ButtonFace>
        </AnyLink>
      )}
      {release !== undefined && (
        <AnyLink href={release} className={classes(buttons.button, buttons.quiet)}>
          <ButtonFace icon={chooseArrow(release)}>
            {club.labels?.rosterRelease ?? words.rosterRelease}
          </ButtonFace>
        </AnyLink>
      )}
    </p>
  );
}

/** A drawing of the team across the page. */
function Team({ season }: { season: Season }) {
  const { picture, sheet } = teamArtwork(useSources().record, season);
  useSheet(sheet);
  return <TeamPicture team={picture} className="onScreens" />;
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
