import styles from "./RecordBar.module.css";

/** Wins solid and losses outlined, as long as their shares of the games. The figures stand beside. */
export function RecordBar({ wins, losses }: { wins: number; losses: number }) {
  const games = wins + losses;
  if (games === 0) return <span />;
  const share = Math.round((wins / games) * 1000) / 10;
  const split = `${share}%`;
  const rest = `${100 - share}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {losses === 0 ? undefined : (
        <rect className={styles.losses} x={split} width={rest} height="100%" />
      )}
      <rect className={styles.wins} width={split} height="100%" />
      {losses === 0 ? undefined : <line className={styles.gap} x1={split} x2={split} y2="100%" />}
    </svg>
  );
}
