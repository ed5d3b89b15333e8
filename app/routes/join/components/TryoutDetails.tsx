import type { JoinTryouts, TryoutDay } from "#app/routes/join/join-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import * as words from "#words/pages/join.ts";
import * as eventFacts from "#words/facts/event.ts";
import styles from "./TryoutDetails.module.css";

function Place({ place, map }: Pick<TryoutDay, "place" | "map">) {
  if (place === undefined) return undefined;
  return (
    <span>
      {place}
      {map === undefined ? undefined : (
        <>
          {" "}
          <ExternalLink href={map} label={words.mapOf(place)}>
            {eventFacts.map}
          </ExternalLink>
        </>
      )}
    </span>
  );
}

function When({ tryouts }: { tryouts: JoinTryouts }) {
  const { registration, days, where } = tryouts;
  if (registration === undefined && days.length === 0 && where === undefined) return undefined;
  return (
    <div>
      <h2 className="lab">{words.whenAndWhere}</h2>
      <ul className={styles.lines}>
        {registration === undefined ? undefined : <li>{registration}</li>}
        {days.map((one) => (
          <li key={one.day + (one.time ?? "")}>
            <b>{one.day}</b>
            {one.time === undefined ? undefined : <span>{one.time}</span>}
            <Place {...one} />
          </li>
        ))}
        {where === undefined ? undefined : (
          <li>
            <Place {...where} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Bring({ bring }: Pick<JoinTryouts, "bring">) {
  if (bring.length === 0) return undefined;
  return (
    <div>
      <h2 className="lab">{words.whatToBring}</h2>
      <ul className={styles.lines}>
        {bring.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}

/** When and where the tryouts are, what to bring, and what people ask; what is not said goes. */
export function TryoutDetails({ tryouts, className }: { tryouts: JoinTryouts; className: string }) {
  const { note, questions } = tryouts;
  return (
    <div className={className}>
      <div className={styles.columns}>
        <When tryouts={tryouts} />
        <Bring bring={tryouts.bring} />
        {note === undefined ? undefined : (
          <div>
            <h2 className="lab">{words.goodToKnow}</h2>
            <p className={styles.text}>{note}</p>
          </div>
        )}
      </div>
      {questions.length === 0 ? undefined : (
        <section className={styles.questions} aria-label={words.questionsAndAnswers}>
          {questions.map(({ question, answer }) => (
            <Fold key={question} label={question}>
              <p className={styles.text}>{answer}</p>
            </Fold>
          ))}
        </section>
      )}
    </div>
  );
}
