import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import type { PlayerData } from "./player-data.ts";
import { Mates } from "./components/Mates.tsx";
import { PlayerHero } from "./components/PlayerHero.tsx";
import { PlayerQuest } from "./components/PlayerQuest.tsx";
import { PlayerSeasons } from "./components/PlayerSeasons.tsx";
import { Plates } from "./components/Plates.tsx";
import { Songs } from "./components/Songs.tsx";
import { TeamInSeasons } from "./components/TeamInSeasons.tsx";
import styles from "./PlayerPage.module.css";

/** A person: her seasons, her teammates, her badges, plates and songs. */
export function View({ data }: { data: PlayerData }) {
  const { team, quest, plates, songs } = data;
  const section = classes("wrap section", styles.section);
  return (
    <article>
      <PlayerHero data={data} />
      <RestOfPage>
        <PlayerSeasons data={data} className={section} />
        <div className={classes(section, "columns", styles.columns)}>
          {team === undefined ? undefined : <TeamInSeasons team={team} />}
          <Mates data={data} />
        </div>
        {quest === undefined ? undefined : (
          <PlayerQuest data={data} quest={quest} className={section} />
        )}
        {plates.length === 0 && songs.length === 0 ? undefined : (
          <div className={classes(section, styles.halves)}>
            <Plates data={data} />
            <Songs songs={songs} />
          </div>
        )}
        <div className="wrap">
          <SharePage stem={`players/${data.id}`} title={fullName(data.name)} hasStory />
        </div>
      </RestOfPage>
    </article>
  );
}
