interface SeasonDotsProps {
  /** All years of the team. */
  years: readonly number[];
  /** Those in which she was on it. */
  present: readonly number[];
  current: number;
}

/** From one dot to the next, in px at normal text size. */
export const STEP = 18;

/** One dot a season: filled where she was on the team. The years stand beside it in words. */
export function SeasonDots({ years, present, current }: SeasonDotsProps) {
  const width = years.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${width} ${STEP}`}
      width={`${width / 16}rem`}
      height={`${STEP / 16}rem`}
      aria-hidden="true"
    >
      {years.map((year, place) => {
        const cx = place * STEP + STEP / 2;
        if (!present.includes(year)) {
          return (
            <circle
              key={year}
              cx={cx}
              cy={STEP / 2}
              r={4.5}
              fill="none"
              stroke="var(--disabled)"
              strokeWidth={1.5}
            />
          );
        }
        const fill = year === current ? "var(--gold-text)" : "var(--fg)";
        return <circle key={year} cx={cx} cy={STEP / 2} r={5.5} fill={fill} />;
      })}
    </svg>
  );
}
