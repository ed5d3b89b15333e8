import { type ReactNode, useId } from "react";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { classes } from "#app/lib/classes.ts";
import * as words from "#words/ui.ts";
import { usePhone } from "#app/hooks/use-phone.ts";
import { useScripts } from "#app/hooks/use-scripts.ts";
import styles from "./Carousel.module.css";

/**
 * Whether the slides make up a carousel: on wide pages with scripts. The prerendered document names
 * them a list, which is what remains of it without scripts.
 */
function useOneAtATime(): boolean {
  const hasScripts = useScripts();
  return !usePhone() && hasScripts;
}

interface CarouselProps {
  heading: string;
  /** The names of the buttons: "Next testimonial". */
  labels: { previous: string; next: string };
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
  const { heading, labels, slides, shown, onStep, className, buttonClassName } = props;
  const id = useId();
  const oneAtATime = useOneAtATime();
  const roleOfAll = oneAtATime ? { "aria-live": "polite" as const } : { role: "list" };
  const roleOf = (index: number) =>
    oneAtATime
      ? {
          role: "group",
          "aria-roledescription": words.slide,
          "aria-label": words.slideOf(index + 1, slides.length),
        }
      : { role: "listitem" };
  const button = (icon: "arrow-left" | "arrow-right", by: 1 | -1, label: string) => (
    <RoundButton
      icon={icon}
      label={label}
      className={buttonClassName}
      onClick={() => {
        onStep(by);
      }}
    />
  );
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={oneAtATime ? words.carousel : undefined}
      className={className}
    >
      <h2 id={id} className="sr">
        {heading}
      </h2>
      <div className={styles.frame}>
        {slides.length > 1 && (
          <>
            <div className={styles.previous}>{button("arrow-left", -1, labels.previous)}</div>
            <div className={styles.next}>{button("arrow-right", 1, labels.next)}</div>
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
