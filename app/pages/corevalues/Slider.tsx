import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import styles from "./Slider.module.css";

interface SliderProps {
  label: string;
  /** Short description of its effect, below the label. */
  hint: string;
  min: number;
  max: number;
  value: number;
  onMove: (value: number) => void;
}

/** A native range input with a colored track, `--slider-ink`, and its value in large type beside it. */
export function Slider({ label, hint, min, max, value, onMove }: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Set by script, because the content security policy forbids style attributes.
    input.current?.style.setProperty("--filled", `${((value - min) / (max - min)) * 100}%`);
  }, [value, min, max]);
  // Visitors may move the slider before hydration.
  const keepEarlyMove = useEffectEvent(() => {
    const range = input.current;
    if (range !== null && range.value !== range.defaultValue) onMove(range.valueAsNumber);
  });
  useEffect(() => {
    keepEarlyMove();
  }, []);
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
        min={min}
        max={max}
        step={1}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-valuetext={`${value} of ${max}`}
        onChange={(event) => {
          onMove(event.currentTarget.valueAsNumber);
        }}
      />
      <output htmlFor={id} className={`display ${styles.value}`} aria-live="off">
        {value}
      </output>
    </div>
  );
}
