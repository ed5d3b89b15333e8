import { useMemo } from "react";
import { cornersOf } from "#app/domain/core-values/geometry.ts";
import { settingsSentence } from "#app/domain/core-values/sentence.ts";
import { DEFAULT_SETTING, SETTING_MAX, SETTING_MIN } from "#app/domain/core-values/settings.ts";
import { classes } from "#app/lib/classes.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Slider } from "#app/ui/Slider/Slider.tsx";
import { usePartLabel } from "#app/page/site.ts";
import * as words from "#words/pages/core-values.ts";
import { type Meaning, Meanings } from "./Meanings.tsx";
import { Picture } from "./Picture.tsx";
import { useSettings } from "./use-settings.ts";
import styles from "./CoreValues.module.css";

interface CoreValuesProps {
  /** The art sheet with the picture of the default settings. */
  artwork: string;
  meanings: readonly Meaning[];
}

/** What a slider does to the picture: all but the last set a circle. */
function hintsOf(values: number): string[] {
  const circles = cornersOf(values).map((corner) => words.setsTheCircle[corner]);
  return [...circles, words.pullsTogether(circles.length)];
}

/** The core values as a picture to play with. */
export function CoreValues({ artwork, meanings }: CoreValuesProps) {
  const part = usePartLabel("corevalues");
  const names = useMemo(() => meanings.map(({ name }) => name), [meanings]);
  const { settings, moving, move, reset } = useSettings(names);
  const sentence = settingsSentence(names, settings);
  const hints = hintsOf(names.length);
  return (
    <>
      <PageHead title={part} cap={0.078} phoneCap={0.2} flight="low" />
      <div className={`wrap ${styles.board}`} data-from-query>
        <ErrorBoundary what={words.thePicture}>
          <Picture settings={settings} sentence={sentence} artwork={artwork} />
        </ErrorBoundary>
        <div className={styles.controls}>
          <ul className={styles.sliders}>
            {names.map((name, place) => (
              <li key={name}>
                <Slider
                  label={name}
                  hint={hints[place] ?? ""}
                  min={SETTING_MIN}
                  max={SETTING_MAX}
                  value={settings[place] ?? DEFAULT_SETTING}
                  onMove={(setting) => {
                    move({ [place]: setting });
                  }}
                />
              </li>
            ))}
          </ul>
          {/* Busy while a slider moves, so that a screen reader hears where it came to rest. */}
          <p className={styles.sentence} role="status" aria-busy={moving}>
            {sentence}
          </p>
          <noscript>
            <p>{words.slidersNeedScripts}</p>
          </noscript>
          <button type="button" className={classes(buttons.button, styles.reset)} onClick={reset}>
            <ButtonFace icon="reset">{words.resetTo(DEFAULT_SETTING)}</ButtonFace>
          </button>
        </div>
      </div>
      <Meanings meanings={meanings} />
    </>
  );
}
