import styles from "./ShareBar.module.css";

interface ShareBarProps {
  solid: number;
  /** Between the solid and the outlined part, in an ink of its own. */
  tied: number;
  outlined: number;
}

/** A bar that splits a whole into a solid and an outlined part. The figures are shown beside it. */
export function ShareBar({ solid, tied, outlined }: ShareBarProps) {
  const whole = solid + tied + outlined;
  if (whole === 0) return <span />;
  /** Percent, to one decimal. */
  const shareOf = (part: number) => Math.round((part / whole) * 1000) / 10;
  const end = shareOf(solid);
  const split = `${end}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {outlined + tied === 0 ? undefined : (
        <rect className={styles.outlined} x={split} width={`${100 - end}%`} height="100%" />
      )}
      {tied === 0 ? undefined : (
        <rect className={styles.tied} x={split} width={`${shareOf(tied)}%`} height="100%" />
      )}
      <rect className={styles.solid} width={split} height="100%" />
      {outlined + tied === 0 ? undefined : (
        <line className={styles.gap} x1={split} x2={split} y2="100%" />
      )}
    </svg>
  );
}
