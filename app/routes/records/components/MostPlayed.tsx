import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { RecordsData } from "#app/routes/records/records-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { RecordLength } from "#app/ui/RecordLength/RecordLength.tsx";
import * as words from "#words/pages/records.ts";
import styles from "./MostPlayed.module.css";

/** The teams that were played most often, and the way to all of them. */
export function MostPlayed({ data }: { data: RecordsData }) {
  const most = data.mostPlayed[0]?.games ?? 1;
  return (
    <section aria-labelledby="most-played">
      <Heading
        id="most-played"
        title={words.mostPlayed}
        note={<Link href={paths.opponents()}>{words.allTeams(data.teams)}</Link>}
      />
      <ol className={styles.teams}>
        {data.mostPlayed.map((team) => (
          <li key={team.id}>
            <Link href={paths.opponent(team)} className="link">
              <Art
                sheet={data.art.crests}
                id={team.id}
                viewBox="-3 -3 106 106"
                className={styles.crest}
                photo={`crest-${team.id}`}
                sizes="40px"
              />
              <span className="linkName">{team.name}</span>
              <RecordLength record={team} most={most} />
              <b>{team.record}</b>
              <span className="sr">{words.inGames(team.games)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {data.equallyPlayed === "" ? undefined : <p className="xs muted">{data.equallyPlayed}</p>}
    </section>
  );
}
