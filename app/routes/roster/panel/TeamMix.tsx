import type { Member } from "#app/routes/roster/member.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/roster.ts";
import { SectionHead } from "./SectionHead.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import styles from "./TeamMix.module.css";

/** How many of the players are handlers and how many cutters. */
export function TeamMix({ players }: { players: readonly Member[] }) {
  const count = (position: string) => players.filter((one) => one.position === position).length;
  const [handlers, cutters] = [count("Handler"), count("Cutter")];
  return (
    <section>
      <SectionHead title={words.theTeam} note={counts.players(players.length)} />
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
    </section>
  );
}
