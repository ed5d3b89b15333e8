import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import * as words from "#words/ui.ts";
import styles from "./PhotoViewer.module.css";

interface PhotoStepsProps {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Buttons to the previous and the next photograph. */
export function PhotoSteps({ isFirst, isLast, onPrevious, onNext }: PhotoStepsProps) {
  return (
    <footer className={styles.steps}>
      <RoundButton
        icon="arrow-left"
        label={words.previousPhotograph}
        disabled={isFirst}
        onClick={onPrevious}
      />
      <RoundButton
        icon="arrow-right"
        label={words.nextPhotograph}
        disabled={isLast}
        onClick={onNext}
      />
    </footer>
  );
}
