import { usePartLabel } from "#app/routes/site.ts";
import { BadgeDetails } from "./BadgeDetails.tsx";
import { PersonDetails } from "./PersonDetails.tsx";
import { ViewTabs } from "./QuestHead.tsx";
import { TeamStats } from "./TeamStats.tsx";
import { useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

interface NothingSelectedProps {
  /** Where to select something, and the same on phones, where the panels are tabs. */
  hint: string;
  phoneHint: string;
  /** Id in the address that the edition does not have. */
  unknown: string | undefined;
}

function NothingSelected({ hint, phoneHint, unknown = "" }: NothingSelectedProps) {
  const quest = usePartLabel("badgequest");
  return (
    <div className={`stack ${styles.nothing}`}>
      <p className="muted">
        “{unknown}” is not in this edition of {quest}.
      </p>
      <h2 className="d3" tabIndex={-1}>
        <span className={styles.hint}>{hint}</span>
        <span className={styles.phoneHint}>{phoneHint}</span>
      </h2>
    </div>
  );
}

function View() {
  const { view, person, badge, requested } = useQuest().selection;
  if (view === "person" && person === undefined) {
    return (
      <NothingSelected
        hint="select a user from the panel on the left."
        phoneHint="Pick a player in Leaderboard."
        unknown={requested.player}
      />
    );
  }
  if (view === "badge" && badge === undefined) {
    return (
      <NothingSelected
        hint="select a badge from the panel on the right."
        phoneHint="Pick a badge in Badges."
        unknown={requested.badge}
      />
    );
  }
  if (view === "person" && person) return <PersonDetails key={person.id} person={person} />;
  if (view === "badge" && badge) return <BadgeDetails key={badge.id} badge={badge} />;
  return <TeamStats />;
}

/** The view that the address selects: a person, a badge, or the team. */
export function MainPanel() {
  return (
    <>
      <ViewTabs />
      <View />
    </>
  );
}
