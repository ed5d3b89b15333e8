import { useSite } from "#app/page/site.ts";
import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import type { SeasonData } from "#app/routes/roster/roster-data.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/roster.ts";
import styles from "./SeasonActions.module.css";

interface SeasonActionsProps {
  season: SeasonData;
  results: string | undefined;
}

function Release({ link }: { link: string }) {
  const { labels } = useSite();
  return (
    <AnyLink href={link} className={buttons.button}>
      <ButtonFace icon={arrowOf(link)}>
        {labels?.rosterRelease ?? seasonFacts.rosterRelease}
      </ButtonFace>
    </AnyLink>
  );
}

/** The ways on from a season; a button without a link does not exist. */
export function SeasonActions({ season, results }: SeasonActionsProps) {
  const { official, releaseLink } = season;
  const { labels } = useSite();
  if ((official ?? releaseLink ?? results) === undefined) return undefined;
  return (
    <div className={`onScreens ${styles.actions}`}>
      {official === undefined ? undefined : (
        <ExternalLink href={official.link} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{official.label}</ButtonFace>
        </ExternalLink>
      )}
      {releaseLink === undefined ? undefined : <Release link={releaseLink} />}
      {results === undefined ? undefined : (
        <Link href={results} className={classes(buttons.button, buttons.quiet)}>
          <ButtonFace icon="arrow-right">
            {labels?.scheduleAndResults ?? words.scheduleAndResults}
          </ButtonFace>
        </Link>
      )}
    </div>
  );
}
