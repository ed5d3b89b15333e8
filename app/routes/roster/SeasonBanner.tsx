import { useRef } from "react";
import { classes } from "#app/lib/classes.ts";
import { neighbors } from "#app/lib/list.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as words from "#words/pages/roster.ts";
import type { RosterData, SeasonData } from "./roster-data.ts";
import { seasonAddress } from "./roster-address.ts";
import { SeasonTitle } from "./SeasonTitle.tsx";
import { SeasonStrip } from "#app/routes/roster/list/SeasonStrip.tsx";
import { useSteps } from "./player/use-steps.ts";
import styles from "./SeasonBanner.module.css";

interface SeasonBannerProps {
  data: RosterData;
  season: SeasonData;
  /** Half as high, in player view. */
  compact: boolean;
}

/** The season's name in its lead ink, the way to the seasons before and after, and all of them. */
export function SeasonBanner({ data, season, compact }: SeasonBannerProps) {
  const region = useRef<HTMLDivElement>(null);
  const { previous, next } = neighbors(data.seasons, season);
  const isOnly = data.seasons.length === 1;
  const steps = useSteps(region, {
    previous: previous && seasonAddress(data, previous),
    next: next && seasonAddress(data, next),
  });
  return (
    <div ref={region}>
      <div className={classes(styles.banner, inks[season.lead], compact && styles.compact)}>
        {isOnly ? undefined : (
          <RoundButton
            icon="arrow-left"
            label={words.previousSeason}
            disabled={previous === undefined}
            className={`onScreens needsScripts ${styles.step}`}
            onClick={steps.onPrevious}
          />
        )}
        <div className={styles.name} aria-live="polite">
          <SeasonTitle season={season} />
        </div>
        {isOnly ? undefined : (
          <RoundButton
            icon="arrow-right"
            label={words.nextSeason}
            disabled={next === undefined}
            className={classes("onScreens needsScripts", styles.step, styles.next)}
            onClick={steps.onNext}
          />
        )}
      </div>
      {isOnly ? undefined : <SeasonStrip data={data} season={season} />}
    </div>
  );
}
