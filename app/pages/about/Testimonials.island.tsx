import { useState } from "react";
import { classes } from "#app/lib/classes.ts";
import type { Club } from "#app/record/record.ts";
import { useSite } from "#app/routes/site.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { usePhone } from "#app/ui/hooks/use-phone.ts";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
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
    <figure>
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

/**
 * Quotes about the team, attributed to things around the field: one at a time on wide pages, without autoplay; on phones,
 * in print and without scripts a list. CSS decides, so that nothing shifts during hydration.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [shown, setShown] = useState(0);
  const hasScripts = useScripts();
  const isCarousel = !usePhone() && hasScripts;
  const count = testimonials.length;
  const describeSlide = (index: number) =>
    isCarousel
      ? {
          role: "group",
          "aria-roledescription": "slide",
          "aria-label": `${index + 1} of ${count}`,
        }
      : { role: "listitem" };
  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription={isCarousel ? "carousel" : undefined}
      className={styles.band}
    >
      <h2 id="testimonials" className="sr">
        Testimonials
      </h2>
      <div className={styles.frame}>
        {count > 1 && (
          <>
            <RoundButton
              icon="arrow-left"
              label="Previous testimonial"
              className={classes(styles.button, styles.previous)}
              onClick={() => setShown((shown + count - 1) % count)}
            />
            <RoundButton
              icon="arrow-right"
              label="Next testimonial"
              className={classes(styles.button, styles.next)}
              onClick={() => setShown((shown + 1) % count)}
            />
          </>
        )}
        <div
          className={styles.slides}
          role={isCarousel ? undefined : "list"}
          aria-live={isCarousel ? "polite" : undefined}
        >
          {testimonials.map((testimonial, index) => (
            <div
              key={testimonial.author}
              className={classes(styles.slide, index === shown && styles.shown)}
              {...describeSlide(index)}
            >
              <Quote {...testimonial} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
