import { usePartLabel } from "#app/routes/site.ts";
import { BadgeDetails } from "./BadgeDetails.tsx";
import { PersonDetails } from "./PersonDetails.tsx";
import { ViewTabs } from "./QuestHead.tsx";
import { TeamStats } from "./TeamStats.tsx";
import { useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

/** Where to select something, and the same on phones, where the panels are tabs. */
const hints = {
  person: {
    wide: "select a user from the panel on the left.",
    phone: "Pick a player in Leaderboard.",
  },
  badge: { wide: "select a badge from the panel on the right.", phone: "Pick a badge in Badges." },
} as const;

interface NothingSelectedProps {
  view: keyof typeof hints;
  /** Id in the address that the edition does not have. */
  unknown: string | undefined;
}

function NothingSelected({ view, unknown = "" }: NothingSelectedProps) {
  const quest = usePartLabel("badgequest");
  return (
    <div className={`stack ${styles.nothing}`}>
      <p className="muted">
        “{unknown}” is not in this edition of {quest}.
      </p>
      <h2 className="d3" tabIndex={-1}>
        <span className={styles.hint}>{hints[view].wide}</span>
        <span className={styles.phoneHint}>{hints[view].phone}</span>
      </h2>
    </div>
  );
}

/** The view that the address selects: a person, a badge, or the team. */
export function MainPanel() {
  const { view, person, badge, requested } = useQuest().selection;
  return (
    <>
      <ViewTabs />
      {view === "person" && person && <PersonDetails key={person.id} person={person} />}
      {view === "badge" && badge && <BadgeDetails key={badge.id} badge={badge} />}
      {view === "person" && !person && <NothingSelected view={view} unknown={requested.player} />}
      {view === "badge" && !badge && <NothingSelected view={view} unknown={requested.badge} />}
      {view !== "person" && view !== "badge" && <TeamStats />}
    </>
  );
}
