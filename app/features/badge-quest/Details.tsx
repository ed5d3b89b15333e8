import type { ReactNode } from "react";
import { BadgeDetails } from "./BadgeDetails.tsx";
import { EmptyDetails } from "./EmptyDetails.tsx";
import type { LogBook } from "./log-book.ts";
import { PersonDetails } from "./PersonDetails.tsx";
import type { Details as About } from "./selection.ts";
import { useLogBook } from "./use-log-book.ts";
import { useScene } from "./use-scene.ts";
import { Waiting } from "./Waiting.tsx";
import styles from "./Details.module.css";

/** Details that wait for the log fill a screen, so that nothing below moves when it comes. */
function Arriving({ book, children }: { book: LogBook | undefined; children: ReactNode }) {
  return <div className={book === undefined ? styles.arriving : undefined}>{children}</div>;
}

function AboutPerson({ book }: { book: LogBook | undefined }) {
  const { person, unknown } = useScene().selection;
  if (person !== undefined) {
    return (
      <Arriving book={book}>
        <PersonDetails key={person.id} person={person} book={book} />
      </Arriving>
    );
  }
  return (
    <EmptyDetails
      hint="select a user from the panel on the left."
      phoneHint="Pick a player in Leaderboard."
      unknown={unknown.player}
    />
  );
}

function AboutBadge({ book }: { book: LogBook | undefined }) {
  const { badge, unknown } = useScene().selection;
  if (badge !== undefined) {
    return (
      <Arriving book={book}>
        <BadgeDetails key={badge.id} badge={badge} book={book} />
      </Arriving>
    );
  }
  // It may be one of another edition: only the log knows them.
  if (unknown.badge !== undefined && book === undefined) return <Waiting />;
  return (
    <EmptyDetails
      hint="select a badge from the panel on the right."
      phoneHint="Pick a badge in Badges."
      unknown={unknown.badge}
    />
  );
}

/** The selected person's or badge's details, or what to do when nothing is selected. */
export function Details({ about }: { about: About }) {
  const book = useLogBook();
  return about === "person" ? <AboutPerson book={book} /> : <AboutBadge book={book} />;
}
