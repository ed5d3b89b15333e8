import { classes } from "#app/lib/classes.ts";
import styles from "./DotYears.module.css";

interface DotYearsProps {
  years: readonly number[];
  /** From one dot to the next, in px at normal text size. */
  step: number;
  className?: string | undefined;
}

/** With more years a row of dots is drawn smaller than its years could be read. */
const MOST = 12;

/** The years of a row of dots in two figures each, to stand above it. Screen readers get the years of each person. */
export function DotYears({ years, step, className }: DotYearsProps) {
  if (years.length > MOST) return undefined;
  const width = years.length * step;
  return (
    <svg
      viewBox={`0 0 ${width} ${step}`}
      width={`${width / 16}rem`}
      height={`${step / 16}rem`}
      className={classes("onScreens", styles.years, className)}
      aria-hidden="true"
    >
      {years.map((year, place) => (
        <text key={year} x={(place + 0.5) * step} y={step - 3}>
          {String(year).slice(-2)}
        </text>
      ))}
    </svg>
  );
}
