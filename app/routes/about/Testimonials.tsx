import { useSite } from "#app/page/site.ts";
import { useState } from "react";
import { wrappedIndex } from "#app/domain/testimonials.ts";
import { Carousel } from "#app/ui/Carousel/Carousel.tsx";
import { Stars } from "#app/ui/Stars/Stars.tsx";
import * as words from "#words/pages/about.ts";
import type { Testimonial } from "./shape-about.ts";
import styles from "./Testimonials.module.css";

function Quote({ quote, author, stars, rating }: Testimonial) {
  return (
    <figure className={styles.testimonial}>
      <blockquote className={`display ${styles.quote}`}>
        <p lang={useSite().language}>{quote}</p>
      </blockquote>
      <figcaption className={`row ${styles.source}`}>
        <Stars row={stars} label={rating} />
        <cite>{author}</cite>
      </figcaption>
    </figure>
  );
}

/** Carousel of quotes about the team, by things around the field. */
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
