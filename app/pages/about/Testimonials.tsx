import { useState } from "react";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useSite } from "#app/routes/site.ts";
import { wrappedIndex } from "#app/domain/testimonials.ts";
import { Carousel } from "#app/ui/Carousel/Carousel.tsx";
import * as words from "#words/pages/about.ts";
import type { AboutContent } from "./shape-about.ts";
import styles from "./Testimonials.module.css";

interface StarsProps {
  /** One entry per star; `true` if it is filled. */
  row: readonly boolean[];
  /** The rating in words. */
  label: string;
}

/** A rating as a row of filled and empty stars. */
function Stars({ row, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[...row.entries()].map(([index, filled]) => (
        <Icon key={index} name={filled ? "star" : "star-empty"} />
      ))}
    </span>
  );
}

function Quote({ quote, author, stars, rating }: AboutContent["testimonials"][number]) {
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

/** A carousel of quotes about the team, attributed to things around the field. */
export function Testimonials({ testimonials }: Pick<AboutContent, "testimonials">) {
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
