import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import {
  CANVAS_UNITS,
  DEFAULT_SETTING,
  exampleSettings,
  SETTING_MAX,
  SETTING_MIN,
  type Settings,
  settingsSentence,
} from "#app/domain/core-values.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { usePartLabel } from "#app/routes/site.ts";
import { usePaths } from "#app/routes/use-paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Slider } from "#app/ui/Slider/Slider.tsx";
import * as words from "#words/pages/core-values.ts";
import { EXAMPLE_BOX } from "./marks.ts";
import { drawOn, watchSurface } from "./print-picture.ts";
import { useSettings } from "./use-settings.ts";
import type { CoreValueSummary } from "./shape-meanings.ts";
import { CoreValueList } from "#app/pages/shared/CoreValueList.tsx";
import styles from "./CoreValues.module.css";
import buttons from "#app/ui/Button/Button.module.css";
import { List } from "#app/ui/List/List.tsx";

interface PictureProps {
  settings: Settings;
  /** Description of the picture. */
  sentence: string;
  /** URL of the art sheet with the picture of the default settings. */
  artwork: string;
}

/**
 * The canvas, on top of the same picture as artwork for visitors without scripts or before they
 * load.
 */
function Picture({ settings, sentence, artwork }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) drawOn(canvas.current, settings);
  }, [settings]);
  const drawAgain = useEffectEvent((surface: HTMLCanvasElement) => {
    drawOn(surface, settings);
  });
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    return watchSurface(surface, () => {
      drawAgain(surface);
    });
  }, []);
  return (
    <figure className={`centered ${styles.frame}`}>
      <div className={styles.picture}>
        <Art sheet={artwork} id="default" viewBox={`0 0 ${CANVAS_UNITS} ${CANVAS_UNITS}`} />
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={sentence} />
      </div>
    </figure>
  );
}

/** The values with explanations and links to their badges. */
function Meanings({ meanings }: { meanings: readonly CoreValueSummary[] }) {
  const { badgequest } = usePaths();
  if (meanings.length === 0) return undefined;
  return (
    <section className="wrap section" aria-labelledby="meanings">
      <Heading id="meanings" title={words.whatTheyMean} />
      <CoreValueList
        values={meanings.map(({ name, key, ink, explanation, badges }) => ({
          name,
          ink,
          explanation,
          note:
            badges === undefined || badgequest === undefined ? undefined : (
              <p className={styles.badges}>
                <Link href={badgequest({ value: key })} className="goldLink">
                  {badges}
                </Link>
              </p>
            ),
        }))}
      />
    </section>
  );
}

interface CoreValuesProps {
  /** URL of the art sheet with the picture of the default settings. */
  artwork: string;
  meanings: readonly CoreValueSummary[];
}

/** An interactive picture of the core values. */
export function View({ data: { artwork, meanings } }: { data: CoreValuesProps }) {
  const part = usePartLabel("corevalues");
  const names = meanings.map(({ name }) => name);
  const keys = useMemo(() => meanings.map(({ key }) => key), [meanings]);
  const { settings, moving, move, reset } = useSettings(keys);
  const sentence = settingsSentence(names, settings);
  return (
    <>
      <PageHead title={part} />
      <div className={`wrap ${styles.board}`} data-from-query>
        <ErrorBoundary what={words.thePicture}>
          <Picture settings={settings} sentence={sentence} artwork={artwork} />
        </ErrorBoundary>
        <div className={styles.controls}>
          <List className={styles.sliders}>
            {meanings.map(({ name, key, hint }, index) => (
              <li key={key}>
                <Slider
                  label={name}
                  hint={hint}
                  min={SETTING_MIN}
                  max={SETTING_MAX}
                  value={settings[index] ?? DEFAULT_SETTING}
                  onMove={(setting) => {
                    move({ [index]: setting });
                  }}
                />
              </li>
            ))}
          </List>
          {/* Busy while a slider moves, so that screen readers announce only the final value. */}
          <p className={styles.sentence} role="status" aria-busy={moving}>
            {sentence}
          </p>
          <noscript>
            <p>{words.slidersNeedScripts}</p>
          </noscript>
          <div className={`row onScreens needsScripts ${styles.buttons}`}>
            <button type="button" className={buttons.button} onClick={reset}>
              <ButtonFace icon="reset">{words.resetTo(DEFAULT_SETTING)}</ButtonFace>
            </button>
            <button
              type="button"
              className={`row ${styles.example}`}
              onClick={() => {
                move(exampleSettings(keys.length));
              }}
            >
              <Art sheet={artwork} id="example" viewBox={EXAMPLE_BOX} />
              {words.tryAnExample}
            </button>
          </div>
        </div>
      </div>
      <Meanings meanings={meanings} />
    </>
  );
}
