import type { RosterStep } from "#app/domain/roster.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import * as words from "#words/pages/roster.ts";
import styles from "./PlayerSteps.module.css";

interface PlayerStepsProps {
  name: string;
  step: RosterStep;
  steps: { onPrevious: () => void; onNext: () => void };
}

/** "15 of 26" between the ways to the persons before and after; readers hear the name with it. */
export function PlayerSteps({ name, step, steps }: PlayerStepsProps) {
  return (
    <div className={styles.steps}>
      <RoundButton
        icon="arrow-left"
        label={words.previousPlayer}
        disabled={step.previous === undefined}
        onClick={steps.onPrevious}
      />
      <p className="lab" role="status">
        <span className="sr">{name}, </span>
        {words.playerOf(step.number, step.total)}
      </p>
      <RoundButton
        icon="arrow-right"
        label={words.nextPlayer}
        disabled={step.next === undefined}
        onClick={steps.onNext}
      />
    </div>
  );
}
