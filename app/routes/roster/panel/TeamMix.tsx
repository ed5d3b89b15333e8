import { plural } from "#app/lib/text/plural.ts";
import type { Member } from "#app/routes/roster/member.ts";
import { SectionHead } from "./SectionHead.tsx";
import { ShareBar } from "#app/ui/ShareBar/ShareBar.tsx";
import styles from "./TeamMix.module.css";

/** How many of the players are handlers and how many cutters. */
export function TeamMix({ players }: { players: readonly Member[] }) {
  const count = (position: string) => players.filter((one) => one.position === position).length;
  const [handlers, cutters] = [count("Handler"), count("Cutter")];
  return (
    <section>
      <SectionHead title="The team" note={plural(players.length, "player")} />
      <div className={styles.mix}>
        <dl>
          <dt>Handlers</dt>
          <dd className="num">{handlers}</dd>
        </dl>
        <ShareBar solid={handlers} outlined={cutters} />
        <dl>
          <dt>Cutters</dt>
          <dd className="num">{cutters}</dd>
        </dl>
      </div>
    </section>
  );
}
