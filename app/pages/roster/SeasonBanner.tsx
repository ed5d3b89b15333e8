import { SeasonStrip } from "#app/entities/season/SeasonStrip.tsx";
import { classes } from "#app/lib/classes.ts";
import { neighbors } from "#app/lib/list.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { navigate } from "#app/ui/hooks/address.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { useRoster } from "./roster-context.ts";
import type { RosterSeason } from "./shape-roster.ts";
import styles from "./SeasonBanner.module.css";

interface StepProps {
  direction: "previous" | "next";
  /** Undefined at the end. */
  to: RosterSeason | undefined;
}

function Step({ direction, to }: StepProps) {
  const { linkToView } = useRoster();
  return (
    <RoundButton
      icon={direction === "previous" ? "arrow-left" : "arrow-right"}
      label={`${direction === "previous" ? "Previous" : "Next"} season`}
      disabled={to === undefined}
      className={`onScreens needsScripts ${styles.step}`}
      onClick={() => {
        if (to !== undefined) navigate(linkToView("roster", undefined, to));
      }}
    />
  );
}

/** The season's name on its ink, steps to the seasons before and after it, and links to all. */
export function SeasonBanner({ isCompact }: { isCompact: boolean }) {
  const { seasons, season, linkToView } = useRoster();
  const { previous, next } = neighbors(seasons, season);
  const hasSeveral = seasons.length > 1;
  return (
    <>
      <div
        className={classes("ground", styles.banner, inks[season.lead], isCompact && styles.compact)}
      >
        {hasSeveral && <Step direction="previous" to={previous} />}
        <div className={styles.name} aria-live="polite">
          <Wood as="h1" text={season.name} cap={0.09} phoneCap={0.19} />
        </div>
        {hasSeveral && <Step direction="next" to={next} />}
      </div>
      {hasSeveral && (
        <SeasonStrip
          seasons={seasons.map((other) => ({
            year: other.year,
            href: linkToView("roster", undefined, other),
          }))}
          current={season.year}
          currentIs="true"
          className={styles.years}
        />
      )}
    </>
  );
}
