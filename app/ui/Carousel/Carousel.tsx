import { type ReactNode, useId } from "react";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { classes } from "#app/lib/classes.ts";
import { useOneAtATime } from "./use-one-at-a-time.ts";
import styles from "./Carousel.module.css";

interface CarouselProps {
  heading: string;
  /** What a slide is, for the names of the buttons: "testimonial". */
  slideName: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** The slide that is shown, counted from 0. */
  shown: number;
  onStep: (by: 1 | -1) => void;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/**
 * Slides shown one at a time on wide pages, never moving by themselves; a list of all of them on
 * phones, on paper and without scripts. The styles decide, so that nothing moves when scripts arrive.
 */
export function Carousel(props: CarouselProps) {
  const { heading, slideName, slides, shown, onStep, className, buttonClassName } = props;
  const id = useId();
  const oneAtATime = useOneAtATime();
  const roleOfAll = oneAtATime ? { "aria-live": "polite" as const } : { role: "list" };
  const roleOf = (index: number) =>
    oneAtATime
      ? {
          role: "group",
          "aria-roledescription": "slide",
          "aria-label": `${index + 1} of ${slides.length}`,
        }
      : { role: "listitem" };
  const button = (icon: "arrow-left" | "arrow-right", by: 1 | -1, way: string) => (
    <RoundButton
      icon={icon}
      label={`${way} ${slideName}`}
      className={buttonClassName}
      onClick={() => {
        onStep(by);
      }}
    />
  );
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={oneAtATime ? "carousel" : undefined}
      className={className}
    >
      <h2 id={id} className="sr">
        {heading}
      </h2>
      <div className={styles.frame}>
        {slides.length > 1 && (
          <>
            <div className={styles.previous}>{button("arrow-left", -1, "Previous")}</div>
            <div className={styles.next}>{button("arrow-right", 1, "Next")}</div>
          </>
        )}
        <div className={styles.slides} {...roleOfAll}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={classes(styles.slide, index === shown && styles.shown)}
              {...roleOf(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
