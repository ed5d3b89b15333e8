import { Fragment, useRef } from "react";
import { SeasonStrip } from "#app/entities/season/SeasonStrip.tsx";
import { classes } from "#app/lib/classes.ts";
import { neighbors } from "#app/lib/list.ts";
import { inkLength } from "#app/lib/wood-type/measure.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/roster.ts";
import { useSteps } from "./use-steps.ts";
import { seasonAddress } from "./selection.ts";
import { useRosterContext } from "./roster-context.ts";
import styles from "./SeasonBanner.module.css";

const CAP_HEIGHT = 0.118;
const PHONE_CAP = 0.19;

/**
 * A title of several lines: stacked on phones; elsewhere side by side, with widths that give all
 * letters the same height.
 */
function LongTitle({ lines }: { lines: readonly string[] }) {
  const lengths = lines.map((line) => inkLength(line, 50));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const columns = useComputedRule(
    `--lines:${lengths.map((length) => `${length.toFixed(2)}fr`).join(" ")};`,
  );
  return (
    <h1 className={classes(styles.lines, columns)}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 ? " " : undefined}
          <Wood
            as="span"
            text={line}
            cap={(CAP_HEIGHT * whole) / (lengths[index] ?? whole)}
            phoneCap={PHONE_CAP}
          />
        </Fragment>
      ))}
    </h1>
  );
}

function SeasonTitle() {
  const { name, lines } = useRosterContext().season;
  if (lines !== undefined) return <LongTitle lines={lines} />;
  return <Wood as="h1" text={name} cap={CAP_HEIGHT} phoneCap={PHONE_CAP} />;
}

/** Links to all seasons of the team. */
function Seasons() {
  const { data, season } = useRosterContext();
  const seasons = data.seasons.map((season) => ({
    year: season.year,
    href: seasonAddress(data, season),
  }));
  return (
    <SeasonStrip
      label={words.seasons}
      seasons={seasons}
      current={season.year}
      currentIs="true"
      className={styles.years}
    />
  );
}

/**
 * The season's name on its lead color, links to the neighboring seasons, and all seasons.
 *
 * @param props.compact half the height, in player view
 */
export function SeasonBanner({ isCompact }: { isCompact: boolean }) {
  const { data, season } = useRosterContext();
  const region = useRef<HTMLDivElement>(null);
  const { previous, next } = neighbors(data.seasons, season);
  const isOnly = data.seasons.length === 1;
  const step = useSteps(region, {
    previous: previous && seasonAddress(data, previous),
    next: next && seasonAddress(data, next),
  });
  return (
    <div ref={region}>
      <div className={classes(styles.banner, inks[season.lead], isCompact && styles.compact)}>
        {isOnly ? undefined : (
          <RoundButton
            icon="arrow-left"
            label={words.previousSeason}
            disabled={previous === undefined}
            className={`onScreens needsScripts ${styles.step}`}
            onClick={() => step("previous")}
          />
        )}
        <div className={styles.name} aria-live="polite">
          <SeasonTitle />
        </div>
        {isOnly ? undefined : (
          <RoundButton
            icon="arrow-right"
            label={words.nextSeason}
            disabled={next === undefined}
            className={classes("onScreens needsScripts", styles.step, styles.next)}
            onClick={() => step("next")}
          />
        )}
      </div>
      {isOnly ? undefined : <Seasons />}
    </div>
  );
}
