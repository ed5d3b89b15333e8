import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import type { SponsorsData } from "#app/routes/sponsors/sponsors-data.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/sponsors.ts";
import styles from "./Call.module.css";

interface CallProps {
  call: NonNullable<SponsorsData["call"]>;
  className: string;
}

/** The words that ask for sponsors, and whom to write to. */
export function Call({ call: { title, text, email }, className }: CallProps) {
  return (
    <section className={className} aria-label={words.becomeASponsor}>
      <div className={classes("onScreens columns", styles.call, inks.b)}>
        <div className={styles.words}>
          <Wood
            as="h2"
            text={title}
            cap={capFor(title, 0.068, 0.11)}
            phoneCap={capFor(title, 0.12, 0.2)}
          />
          <p>{text}</p>
        </div>
        {email === undefined ? undefined : (
          <ExternalLink href={`mailto:${email}`} className={buttons.button}>
            <ButtonFace icon="arrow-up-right">{words.emailTheCaptains}</ButtonFace>
          </ExternalLink>
        )}
      </div>
    </section>
  );
}
