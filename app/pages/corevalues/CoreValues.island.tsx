import { useMemo } from "react";
import {
  CANVAS_UNITS,
  DEFAULT_SETTING,
  defaultSettings,
  exampleSettings,
  type Settings,
  settingsSentence,
} from "#app/domain/core-values.ts";
import { valueClass } from "#app/entities/badge/value-class.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { List } from "#app/ui/List/List.tsx";
import { EXAMPLE_BOX } from "./picture.ts";
import { keepDrawn } from "./print-picture.ts";
import { Slider } from "./Slider.tsx";
import { useSettings } from "./use-settings.ts";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./CoreValues.module.css";

interface PictureProps {
  settings: Settings;
  /** Description of the picture. */
  sentence: string;
  /** Sheet with the picture of the default settings. */
  sheet: string;
}

/** The canvas, above the same picture as artwork for visitors without scripts or before they load. */
function Picture({ settings, sentence, sheet }: PictureProps) {
  return (
    <figure className={`centered ${styles.frame}`}>
      <div className={styles.picture}>
        <Art sheet={sheet} id="default" viewBox={`0 0 ${CANVAS_UNITS} ${CANVAS_UNITS}`} />
        <canvas
          ref={(canvas) => (canvas === null ? undefined : keepDrawn(canvas, settings))}
          className={styles.canvas}
          role="img"
          aria-label={sentence}
        />
      </div>
    </figure>
  );
}

interface CoreValuesProps {
  picture: string;
  /** Each with the name of its parameter, and what its slider does. */
  values: readonly { name: string; key: string; hint: string }[];
}

/** The picture, a slider for each value, and the picture in words. */
export function CoreValues({ picture, values }: CoreValuesProps) {
  const keys = useMemo(() => values.map(({ key }) => key), [values]);
  const { settings, moving, move, moveAll } = useSettings(keys);
  const names = values.map(({ name }) => name);
  const sentence = settingsSentence(names, settings);
  return (
    <div className={`wrap ${styles.board}`} data-depends-on-query>
      <Picture settings={settings} sentence={sentence} sheet={picture} />
      <div className={`stack ${styles.controls}`}>
        <List className={`stack ${styles.sliders}`}>
          {values.map(({ name, key, hint }, index) => (
            <li key={key} className={valueClass(index)}>
              <Slider
                label={name}
                hint={hint}
                value={settings[index] ?? DEFAULT_SETTING}
                onMove={(setting) => move(index, setting)}
              />
            </li>
          ))}
        </List>
        {/* Busy while a slider moves, so that screen readers announce only the final value. */}
        <p className={styles.sentence} role="status" aria-busy={moving}>
          {sentence}
        </p>
        <noscript>
          <p>You need JavaScript to move the sliders.</p>
        </noscript>
        <div className={`row onScreens needsScripts ${styles.buttons}`}>
          <button
            type="button"
            className={buttons.button}
            onClick={() => moveAll(defaultSettings(values.length))}
          >
            <ButtonFace icon="reset">Reset to {DEFAULT_SETTING}</ButtonFace>
          </button>
          <button
            type="button"
            className={`row goldLink ${styles.example}`}
            onClick={() => moveAll(exampleSettings(values.length))}
          >
            <Art sheet={picture} id="example" viewBox={EXAMPLE_BOX} />
            Try an example
          </button>
        </div>
      </div>
    </div>
  );
}
