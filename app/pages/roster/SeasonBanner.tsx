import { SeasonStrip } from "#app/entities/season/SeasonStrip.tsx";
import { classes } from "#app/lib/classes.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { navigate } from "#app/ui/hooks/address.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { ListedSeason } from "./shape-roster.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./SeasonBanner.module.css";

interface StepProps {
  direction: "previous" | "next";
  /** Undefined at the end. */
  href: string | undefined;
}

function Step({ direction, href }: StepProps) {
  return (
    <RoundButton
      icon={direction === "previous" ? "arrow-left" : "arrow-right"}
      label={`${direction === "previous" ? "Previous" : "Next"} season`}
      disabled={href === undefined}
      className={`onScreens needsScripts ${styles.step}`}
      onClick={() => {
        if (href !== undefined) navigate(href);
      }}
    />
  );
}

interface SeasonBannerProps {
  season: ListedSeason;
  seasons: readonly ListedSeason[];
  linkToSeason: (season: ListedSeason) => string;
  isCompact: boolean;
}

/** The season's name on its ink, steps to the seasons before and after it, and links to all. */
export function SeasonBanner({ season, seasons, linkToSeason, isCompact }: SeasonBannerProps) {
  const index = seasons.findIndex(({ id }) => id === season.id);
  const links = seasons.map(linkToSeason);
  const hasSeveral = seasons.length > 1;
  return (
    <>
      <div
        className={classes("ground", styles.banner, inks[season.lead], isCompact && styles.compact)}
      >
        {hasSeveral && <Step direction="previous" href={links[index - 1]} />}
        <div className={styles.name} aria-live="polite">
          <Wood as="h1" text={season.name} cap={0.09} phoneCap={0.202} />
        </div>
        {hasSeveral && <Step direction="next" href={links[index + 1]} />}
      </div>
      {hasSeveral && (
        <SeasonStrip
          seasons={seasons.map((listed) => ({ year: listed.year, href: linkToSeason(listed) }))}
          current={season.year}
          currentIs="true"
          className={styles.years}
        />
      )}
    </>
  );
}
