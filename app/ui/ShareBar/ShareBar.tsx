import styles from "./ShareBar.module.css";

interface ShareBarProps {
  solid: number;
  outlined: number;
}

/** A bar of two parts of a whole, one solid and one outlined. Their figures are shown beside it. */
export function ShareBar({ solid, outlined }: ShareBarProps) {
  const whole = solid + outlined;
  if (whole === 0) return <span />;
  const share = Math.round((solid / whole) * 1000) / 10;
  const split = `${share}%`;
  const rest = `${100 - share}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {outlined === 0 ? undefined : (
        <rect className={styles.outlined} x={split} width={rest} height="100%" />
      )}
      <rect className={styles.solid} width={split} height="100%" />
      {outlined === 0 ? undefined : <line className={styles.gap} x1={split} x2={split} y2="100%" />}
    </svg>
  );
}
