import styles from "./ShareBar.module.css";

interface ShareBarProps {
  solid: number;
  /** Ties, between wins and losses. */
  tied?: number;
  outlined: number;
}

/** A bar that splits a whole into a solid and an outlined part. The figures are shown beside it. */
export function ShareBar({ solid, tied = 0, outlined }: ShareBarProps) {
  const whole = solid + tied + outlined;
  if (whole === 0) return <span />;
  const percent = (part: number) => Math.round((part / whole) * 1000) / 10;
  const share = percent(solid);
  const split = `${share}%`;
  const ties = percent(tied);
  const rest = `${100 - share}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {outlined + tied === 0 ? undefined : (
        <rect className={styles.outlined} x={split} width={rest} height="100%" />
      )}
      {tied === 0 ? undefined : (
        <rect className={styles.tied} x={split} width={`${ties}%`} height="100%" />
      )}
      <rect className={styles.solid} width={split} height="100%" />
      {outlined + tied === 0 ? undefined : (
        <line className={styles.gap} x1={split} x2={split} y2="100%" />
      )}
    </svg>
  );
}
