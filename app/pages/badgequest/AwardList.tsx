import type { ReactNode } from "react";
import { Token } from "#app/entities/badge/BadgeTokens.tsx";
import { paths } from "#app/routes/paths.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { type QuestAward, useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

/** An award's note; a claimed plate links to the map. */
function Note({ award: { note, plate } }: { award: QuestAward }) {
  const edition = useQuery().read("edition");
  if (plate === undefined) return note;
  return <Link href={paths.fiftyplates({ edition, plate })}>{note}</Link>;
}

/** The badge of an award. */
export function EarnedBadge({ badge }: Pick<QuestAward, "badge">) {
  const { tokenSheet, linkToBadge } = useQuest();
  return (
    <Link {...linkToBadge(badge)} className={`plainLink ${styles.earned}`}>
      <Token tokenSheet={tokenSheet} badge={badge} times={1} />
      <b className="linkName">{badge.title}</b>
    </Link>
  );
}

interface AwardListProps {
  awards: readonly QuestAward[];
  /** The part that tells an award from the others: its badge, its person or both. */
  children: (award: QuestAward) => ReactNode;
}

/** Awards with note and date, newest first. */
export function AwardList({ awards, children }: AwardListProps) {
  return (
    <List as="ol" className={`rows ${styles.awards}`}>
      {awards.map((award) => (
        <li key={award.entry}>
          {children(award)}
          <span className="muted">
            <Note award={award} />
          </span>
          <span className={`muted ${styles.when}`}>{award.when}</span>
        </li>
      ))}
    </List>
  );
}

/** All awards of a person or a badge, folded; nothing if there are none. */
export function EveryAward({ awards, children }: AwardListProps) {
  if (awards.length === 0) return undefined;
  return (
    <Fold label={`Every time, with dates (${awards.length})`}>
      <AwardList awards={awards}>{children}</AwardList>
    </Fold>
  );
}
