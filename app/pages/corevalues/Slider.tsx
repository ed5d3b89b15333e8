import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { MAX_SETTING, MIN_SETTING } from "#app/domain/core-values.ts";
import styles from "./Slider.module.css";

interface SliderProps {
  label: string;
  /** Short description of its effect, below the label. */
  hint: string;
  value: number;
  onMove: (value: number) => void;
}

/** A native range input with a track in the color of its value, and its value in large type beside it. */
export function Slider({ label, hint, value, onMove }: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Set by script, because the content security policy forbids style attributes.
    input.current?.style.setProperty("--filled", `${(value / MAX_SETTING) * 100}%`);
  }, [value]);
  // Visitors may move the slider before hydration.
  const keepEarlyMove = useEffectEvent(() => {
    const range = input.current;
    if (range !== null && range.value !== range.defaultValue) onMove(range.valueAsNumber);
  });
  useEffect(() => keepEarlyMove(), []);
  return (
    <div className={styles.slider}>
      <div className={`cluster ${styles.words}`}>
        <label htmlFor={id} className="d3">
          {label}
        </label>
        <span id={`${id}-hint`} className="muted sm">
          {hint}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        className={`needsScripts ${styles.range}`}
        type="range"
        min={MIN_SETTING}
        max={MAX_SETTING}
        step={1}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-valuetext={`${value} of ${MAX_SETTING}`}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} className={`display ${styles.value}`} aria-live="off">
        {value}
      </output>
    </div>
  );
}
