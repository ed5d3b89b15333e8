import { zoneName } from "#app/domain/dates/venue-clock.ts";
import { hours } from "#app/domain/tryouts.ts";
import { useSources } from "#app/islands/rendering.ts";
import type { Club } from "#app/record/record.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { describeRegistration, formatDay } from "./answers.ts";
import styles from "./Join.module.css";

interface DetailsProps {
  tryouts: NonNullable<Club["tryouts"]>;
}

function When({ tryouts }: DetailsProps) {
  const { dates, place, mapsLink, timeZone } = tryouts;
  const registration = describeRegistration(tryouts);
  const zone = timeZone === undefined ? "" : `, ${zoneName(timeZone)}`;
  return (
    <div>
      <h2 className="lab">When and where</h2>
      <List className={styles.lines}>
        {registration && <li>{registration}</li>}
        {dates.map((date) => {
          const time = hours(date.start, date.end);
          const where = date.place ?? place;
          const map = date.mapsLink ?? (date.place === undefined ? mapsLink : undefined);
          return (
            <li key={date.day + (date.start ?? "")}>
              <b>{formatDay(date.day)}</b>
              {time && <span>{time + zone}</span>}
              <span>
                {where}{" "}
                {map && (
                  <ExternalLink href={map} label={`Map of ${where}`}>
                    Map
                  </ExternalLink>
                )}
              </span>
            </li>
          );
        })}
      </List>
    </div>
  );
}

/** Dates, places, what to bring, and questions, as far as they are known. */
export function TryoutDetails({ tryouts }: DetailsProps) {
  const { dates, bring, note, faq } = tryouts;
  const { language } = useSources().record.club;
  return (
    <>
      <div className={styles.details}>
        {dates.length > 0 && <When tryouts={tryouts} />}
        {bring.length > 0 && (
          <div>
            <h2 className="lab">What to bring</h2>
            <List className={styles.lines}>
              {bring.map((thing) => (
                <li key={thing} lang={language}>
                  {thing}
                </li>
              ))}
            </List>
          </div>
        )}
        {note && (
          <div>
            <h2 className="lab">Good to know</h2>
            <p lang={language}>{note}</p>
          </div>
        )}
      </div>
      {faq.length > 0 && (
        <section className={styles.details} aria-label="Questions and answers">
          {faq.map(({ question, answer }) => (
            <Fold key={question} label={question} language={language}>
              <p>{answer}</p>
            </Fold>
          ))}
        </section>
      )}
    </>
  );
}
