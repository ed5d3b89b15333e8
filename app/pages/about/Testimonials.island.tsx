import { useId, useState } from "react";
import { starRow, starsText, wrappedIndex } from "#app/domain/testimonials.ts";
import { classes } from "#app/lib/classes.ts";
import type { Club } from "#app/record/record.ts";
import { useSite } from "#app/routes/site.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as words from "#words/pages/about.ts";
import styles from "./Testimonials.module.css";

type Testimonial = Club["testimonials"][number];

/** A rating as a row of filled and empty stars. */
function Stars({ stars }: Pick<Testimonial, "stars">) {
  return (
    <span className={styles.stars} role="img" aria-label={starsText(stars)}>
      {[...starRow(stars).entries()].map(([index, filled]) => (
        <Icon key={index} name={filled ? "star" : "star-empty"} />
      ))}
    </span>
  );
}

function Quote({ quote, author, stars }: Testimonial) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={`display ${styles.quote}`}>
        <p lang={useSite().language}>{quote}</p>
      </blockquote>
      <figcaption className={`row ${styles.source}`}>
        <Stars stars={stars} />
        <cite>{author}</cite>
      </figcaption>
    </figure>
  );
}

/** The styles use the same query. */
const readsWide = () => matchMedia("(width >= 900px)").matches;

/**
 * Quotes about the team, attributed to things around the field: on wide pages a carousel, which never moves by itself;
 * on phones, on paper and without scripts a list.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [shown, setShown] = useState(0);
  const isCarousel = useBrowserValue(readsWide, false);
  const id = useId();
  const step = (by: 1 | -1) => {
    setShown((now) => wrappedIndex(now + by, testimonials.length));
  };
  const button = (icon: "arrow-left" | "arrow-right", by: 1 | -1, label: string) =>
    testimonials.length > 1 && (
      <RoundButton {...{ icon, label }} className={styles.button} onClick={() => step(by)} />
    );
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={isCarousel ? "carousel" : undefined}
      className={styles.band}
    >
      <h2 id={id} className="sr">
        {words.testimonials}
      </h2>
      {button("arrow-left", -1, words.previousTestimonial)}
      <div
        className={styles.slides}
        {...(isCarousel ? { "aria-live": "polite" } : { role: "list" })}
      >
        {testimonials.map((testimonial, index) => (
          <div
            key={testimonial.author}
            className={classes(index === shown && styles.shown)}
            role={isCarousel ? "group" : "listitem"}
            aria-roledescription={isCarousel ? "slide" : undefined}
            aria-label={isCarousel ? `${index + 1} of ${testimonials.length}` : undefined}
          >
            <Quote {...testimonial} />
          </div>
        ))}
      </div>
      {button("arrow-right", 1, words.nextTestimonial)}
    </section>
  );
}
