import { useState } from "react";
import { classes } from "#app/lib/classes.ts";
import type { Club } from "#app/record/record.ts";
import { useSite } from "#app/routes/site.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./Testimonials.module.css";

type Testimonial = Club["testimonials"][number];

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating as a row of filled and empty stars. */
function Stars({ stars }: Pick<Testimonial, "stars">) {
  return (
    <span className={styles.stars} role="img" aria-label={`${stars} of ${STARS.length} stars`}>
      {STARS.map((star) => (
        <Icon key={star} name={star <= stars ? "star" : "star-empty"} />
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

/** The width from which the stylesheet lays out a carousel. */
const readsWide = () => matchMedia("(width >= 900px)").matches;

/**
 * Quotes about the team, attributed to things around the field: one at a time on wide pages, without autoplay; on phones,
 * in print and without scripts a list. CSS decides, so that nothing shifts during hydration.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [shown, setShown] = useState(0);
  const isCarousel = useBrowserValue(readsWide, false);
  const count = testimonials.length;
  const button = (icon: "arrow-left" | "arrow-right", label: string, to: number) =>
    count > 1 && (
      <RoundButton
        {...{ icon, label }}
        className={styles.button}
        onClick={() => setShown(to % count)}
      />
    );
  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription={isCarousel ? "carousel" : undefined}
      className={styles.band}
    >
      <h2 id="testimonials" className="sr">
        Testimonials
      </h2>
      {button("arrow-left", "Previous testimonial", shown + count - 1)}
      <div
        className={styles.slides}
        role={isCarousel ? undefined : "list"}
        aria-live={isCarousel ? "polite" : undefined}
      >
        {testimonials.map((testimonial, index) => (
          <div
            key={testimonial.author}
            className={classes(index === shown && styles.shown)}
            role={isCarousel ? "group" : "listitem"}
            aria-roledescription={isCarousel ? "slide" : undefined}
            aria-label={isCarousel ? `${index + 1} of ${count}` : undefined}
          >
            <Quote {...testimonial} />
          </div>
        ))}
      </div>
      {button("arrow-right", "Next testimonial", shown + 1)}
    </section>
  );
}
