import styles from "./RecordLength.module.css";

interface RecordLengthProps {
  record: { readonly wins: number; readonly losses: number; readonly ties: number };
  /** Games against the most frequent opponent, whose bar has the full width. */
  maxGames: number;
  className: string;
}

/** A bar chart of a record: wins solid, then ties, then losses outlined. */
export function RecordLength({ record, maxGames, className }: RecordLengthProps) {
  const { wins, losses, ties } = record;
  const unit = 100 / maxGames;
  const parts = [
    { name: "win", from: 0, games: wins },
    { name: "tie", from: wins, games: ties },
    { name: "loss", from: wins + ties, games: losses },
  ] as const;
  return (
    <svg
      className={`${styles.length} ${className}`}
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ name, from, games }) =>
        games === 0 ? undefined : (
          <rect
            key={name}
            className={styles[name]}
            x={round(from * unit + 0.4)}
            y="1"
            width={round(games * unit - 0.8)}
            height="12"
          />
        ),
      )}
    </svg>
  );
}

const round = (length: number) => Math.round(length * 10) / 10;
