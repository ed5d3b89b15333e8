import { classes } from "#app/lib/classes.ts";
import styles from "./DotYears.module.css";

interface DotYearsProps {
  years: readonly number[];
  /** Distance between dots, in px at normal text size. */
  step: number;
  className?: string | undefined;
}

/** Most years whose labels stay legible above a row of dots. */
const MOST = 12;

/** Year labels above a row of dots, two digits each. Screen readers get each person's years instead. */
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
