import { displayName } from "#app/domain/opponents.ts";
import { describePlace } from "#app/domain/places/place.ts";
import { OpponentLink } from "#app/entities/opponent/OpponentLink.tsx";
import { shapeOpponent } from "#app/entities/opponent/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { opponentsByName } from "#app/record/figures.ts";
import type { Opponent } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { TITLE_CAPS } from "#app/ui/PageHead/PageHead.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./OpponentPage.module.css";

/** The team's current name or its former names. */
function OtherNames({ now, formerly }: Opponent) {
  const teams = now === undefined ? formerly : [now];
  if (teams.length === 0) return undefined;
  return (
    <p className={`cluster ${styles.names}`}>
      {now === undefined ? "Formerly" : "Now"}
      {teams.map((team) => (
        <OpponentLink key={team.id} opponent={shapeOpponent(team)} />
      ))}
    </p>
  );
}

/** The team's name, its place if it is abroad, and its other names. */
export function OpponentHead({ opponent }: { opponent: Opponent }) {
  const { location } = opponent;
  return (
    <div className={`wrap ${styles.head}`}>
      <PageSteps
        up={{ href: paths.opponents(), label: "All opponents" }}
        items={opponentsByName(useSources().record)}
        current={opponent}
        linkTo={(team) => ({ href: paths.opponent(team), label: displayName(team) })}
        hasRoomForCrest
      />
      <Wood as="h1" text={displayName(opponent)} {...TITLE_CAPS} />
      {location?.abroad !== undefined && <p className="muted">{describePlace(location)}</p>}
      <OtherNames {...opponent} />
    </div>
  );
}
