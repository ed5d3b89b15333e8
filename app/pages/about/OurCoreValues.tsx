import { valueSheet } from "#app/art/value/value-picture.ts";
import { valueInk, valueKey } from "#app/domain/core-values.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { usePartLabel } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./OurCoreValues.module.css";

/** A row for each value with its poster and explanation; every second row is mirrored. */
export function OurCoreValues() {
  const { coreValues, parts, language } = useSources().record.club;
  const posters = useSheet(valueSheet(coreValues));
  const title = usePartLabel("corevalues");
  return (
    <section className="wrap section">
      <Wood as="h2" text={`Our ${title}`} cap={0.053} phoneCap={0.096} />
      <List className={`stack ${styles.rows}`}>
        {coreValues.map(({ name, explanation }, index) => (
          <li key={name} className={classes("ground", styles.row, inks[valueInk(index)])}>
            <Art
              sheet={posters}
              id={valueKey(name, index)}
              viewBox="0 0 600 400"
              className={styles.poster}
              sizes="(width < 600px) 92vw, 640px"
            />
            <div className={styles.words}>
              <h3>
                <Wood as="span" text={name} cap={0.144} phoneCap={0.16} />
              </h3>
              <p lang={language}>{explanation}</p>
            </div>
          </li>
        ))}
      </List>
      <p className="onScreens apart">
        <ButtonLink href={paths.corevalues()}>
          Play with {parts?.corevalues ?? "the core values"}
        </ButtonLink>
      </p>
    </section>
  );
}
