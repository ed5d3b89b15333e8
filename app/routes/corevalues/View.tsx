import { useMemo } from "react";
import {
  settingsSentence,
  DEFAULT_SETTING,
  SETTING_MAX,
  SETTING_MIN,
} from "#app/domain/core-values.ts";
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

/** The core values as a picture to play with. */
export function View({ data: { artwork, meanings } }: { data: CoreValuesProps }) {
  const part = usePartLabel("corevalues");
  const names = meanings.map(({ name }) => name);
  const keys = useMemo(() => meanings.map(({ key }) => key), [meanings]);
  const { settings, moving, move, reset } = useSettings(keys);
  const sentence = settingsSentence(names, settings);
  return (
    <>
      <PageHead title={part} cap={0.078} phoneCap={0.2} flight="low" />
      <div className={`wrap ${styles.board}`} data-from-query>
        <ErrorBoundary what={words.thePicture}>
          <Picture settings={settings} sentence={sentence} artwork={artwork} />
        </ErrorBoundary>
        <div className={styles.controls}>
          <ul className={styles.sliders}>
            {meanings.map(({ name, key, hint }, place) => (
              <li key={key}>
                <Slider
                  label={name}
                  hint={hint}
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
          <button
            type="button"
            className={classes(buttons.button, "onScreens needsScripts")}
            onClick={reset}
          >
            <ButtonFace icon="reset">{words.resetTo(DEFAULT_SETTING)}</ButtonFace>
          </button>
        </div>
      </div>
      <Meanings meanings={meanings} />
    </>
  );
}
