import { Medal } from "#app/entities/finish/Medal.tsx";
import { plural } from "#app/lib/text.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { ordinal } from "#words/grammar.ts";
import type { QuestPerson } from "./shape-quest.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./Details.module.css";

/** A person's picture, name and figures. */
export function PersonHead({ person }: { person: QuestPerson }) {
  const { quest, awards } = useQuest();
  const kinds = new Set(
    awards.filter((award) => award.person === person).map(({ badge }) => badge),
  );
  return (
    <div className={styles.head}>
      <Art sheet={quest.busts} id={person.id} viewBox="0 0 400 400" className={styles.picture} />
      <div>
        <h2 className={styles.name} tabIndex={-1}>
          <span className="d3">{person.first} </span>
          <Wood as="span" text={person.last} cap={0.1896} phoneCap={0.1996} />
        </h2>
        <List className={styles.figures}>
          <li>
            <b className="num">{person.badges}</b>
            <span className="lab">{person.badges === 1 ? "badge" : "badges"}</span>
          </li>
          <li>
            <b className="num">{kinds.size}</b>
            <span className="lab">of {plural(quest.badges.length, "kind")}</span>
          </li>
          {awards.length > 0 && (
            <li>
              <Medal
                place={ordinal(person.place)}
                isPlain={person.medal === undefined}
                size="large"
              />
              <span className="lab" aria-hidden="true">
                place
              </span>
            </li>
          )}
        </List>
      </div>
    </div>
  );
}
