import { useState } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useSite } from "#app/routes/site.ts";
import { starRow, starsText, wrappedIndex } from "#app/domain/testimonials.ts";
import { Carousel } from "#app/ui/Carousel/Carousel.tsx";
import * as words from "#words/pages/about.ts";
import type { Club } from "#app/record/record.ts";
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

/** A carousel of quotes about the team, attributed to things around the field. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [shown, setShown] = useState(0);
  return (
    <Carousel
      heading={words.testimonials}
      labels={{ previous: words.previousTestimonial, next: words.nextTestimonial }}
      slides={testimonials.map((testimonial) => ({
        key: testimonial.author,
        content: <Quote {...testimonial} />,
      }))}
      shown={shown}
      onStep={(by) => {
        setShown((now) => wrappedIndex(now + by, testimonials.length));
      }}
      className={styles.band}
      buttonClassName={styles.button}
    />
  );
}
