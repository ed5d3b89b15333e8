import { Link } from "#app/ui/Link/Link.tsx";
import { usePaths } from "#app/routes/use-paths.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { PersonRow } from "#app/entities/person/PersonRow.tsx";
import { Token } from "#app/entities/badge/BadgeTokens.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { LoggedAward } from "./log-queries.ts";
import { useQuestContext } from "./quest-context.ts";
import { badgeAddress } from "./selection.ts";
import { usePersonLinkProps } from "./People.tsx";
import styles from "./AwardList.module.css";

/** Note of an award; a claimed plate links to the map. */
function Note({ award: { note, plate } }: { award: LoggedAward }) {
  const { fiftyplates } = usePaths();
  const { selection } = useQuestContext();
  if (note === undefined) return undefined;
  return (
    <span className="muted">
      {plate === undefined || fiftyplates === undefined ? (
        note
      ) : (
        <Link
          href={fiftyplates({ edition: selection.kept.edition, plate })}
          className={styles.plate}
        >
          {note}
        </Link>
      )}
    </span>
  );
}

function Earner({ award: { person } }: { award: LoggedAward }) {
  const { busts } = useQuestContext();
  return <PersonRow person={person} address={usePersonLinkProps()(person)} busts={busts} />;
}

function EarnedBadge({ award: { badge } }: { award: LoggedAward }) {
  const { selection, onChoose, tokenSheet } = useQuestContext();
  return (
    <Link
      href={badgeAddress(selection, badge.id)}
      className={`thinLink ${styles.name}`}
      onClick={onChoose}
    >
      <Token sheet={tokenSheet(badge.id)} badge={badge} times={1} />
      <b className="linkName">{badge.title}</b>
    </Link>
  );
}

/** A badge with the person who earned it. */
function EarnedByPerson({ award }: { award: LoggedAward }) {
  const personAddress = usePersonLinkProps();
  return (
    <>
      <EarnedBadge award={award} />
      <PersonLink
        person={award.person}
        address={personAddress(award.person)}
        className={`thinLink ${styles.person}`}
      />
    </>
  );
}

const names = { person: Earner, badge: EarnedBadge, both: EarnedByPerson } as const;

interface AwardListProps {
  awards: readonly LoggedAward[];
  /** Parts of an award that tell it from the others: people for a badge, badges for a person. */
  by: keyof typeof names;
}

/** Awards with date and note, newest first. */
export function AwardList({ awards, by }: AwardListProps) {
  const Name = names[by];
  return (
    <List as="ol" className={`rows ${styles.awards}`}>
      {awards.map((award) => (
        <li key={award.entry}>
          <Name award={award} />
          <Note award={award} />
          <span className={`muted ${styles.when}`}>{award.when}</span>
        </li>
      ))}
    </List>
  );
}
