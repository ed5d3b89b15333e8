import { classes } from "#app/lib/classes.ts";
import { GroupHead } from "#app/entities/badge/GroupHead.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/roster.ts";
import type { Member } from "./member.ts";
import styles from "./TeamCharts.module.css";

interface Share {
  label: string;
  count: number;
}

function Figure({ label, count }: Share) {
  return (
    <dl>
      <dt className="lab">{label}</dt>
      <dd className="num">{count}</dd>
    </dl>
  );
}

interface SharesProps {
  solid: Share;
  tied?: Share | undefined;
  outlined: Share;
  className?: string | undefined;
}

/** Parts of a whole: figures beside a bar of their shares. */
export function Shares({ solid, tied, outlined, className }: SharesProps) {
  return (
    <div className={classes(styles.shares, className)}>
      <Figure {...solid} />
      <ShareBar solid={solid.count} tied={tied?.count ?? 0} outlined={outlined.count} />
      {tied === undefined ? undefined : <Figure {...tied} />}
      <Figure {...outlined} />
    </div>
  );
}

/** Numbers of handlers and cutters; hybrids and players without a position are listed below. */
export function TeamMix({ players }: { players: readonly Member[] }) {
  const count = (wanted: string) => players.filter(({ position }) => position === wanted).length;
  const [handlers, cutters, hybrids] = [count("Handler"), count("Cutter"), count("Hybrid")];
  return (
    <section>
      <GroupHead as="h2" name={words.theTeam} note={counts.players(players.length)} />
      {handlers + cutters === 0 ? undefined : (
        <Shares
          solid={{ label: words.handlers, count: handlers }}
          outlined={{ label: words.cutters, count: cutters }}
          className={styles.mix}
        />
      )}
      {hybrids === 0 ? undefined : <p className={styles.rest}>{words.hybrids(hybrids)}</p>}
    </section>
  );
}
