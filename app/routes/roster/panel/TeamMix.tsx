import type { Member } from "#app/routes/roster/member.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/roster.ts";
import { SectionHead } from "./SectionHead.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import styles from "./TeamMix.module.css";

/** How many of the players are handlers and how many cutters; hybrids and those without a position stand below. */
export function TeamMix({ players }: { players: readonly Member[] }) {
  const count = (wanted: string) =>
    players.filter(({ position }) => position.split(", ")[0] === wanted).length;
  const [handlers, cutters, hybrids] = [count("Handler"), count("Cutter"), count("Hybrid")];
  const hasMix = handlers + cutters > 0;
  return (
    <section>
      <SectionHead title={words.theTeam} note={counts.players(players.length)} />
      {hasMix ? (
        <div className={styles.mix}>
          <dl>
            <dt>{words.handlers}</dt>
            <dd className="num">{handlers}</dd>
          </dl>
          <ShareBar solid={handlers} outlined={cutters} />
          <dl>
            <dt>{words.cutters}</dt>
            <dd className="num">{cutters}</dd>
          </dl>
        </div>
      ) : undefined}
      {hybrids === 0 ? undefined : <p className={styles.rest}>{words.hybrids(hybrids)}</p>}
    </section>
  );
}
