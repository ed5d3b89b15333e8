import { type ReactNode, useId } from "react";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { classes } from "#app/lib/classes.ts";
import { usePhone } from "#app/ui/hooks/use-phone.ts";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import styles from "./Carousel.module.css";

/**
 * Whether the slides form a carousel: on wide pages with scripts. The prerendered document says "list", which
 * is correct without scripts.
 */
function useOneAtATime(): boolean {
  const hasScripts = useScripts();
  return !usePhone() && hasScripts;
}

interface CarouselProps {
  heading: string;
  /** Labels of the buttons: "Next testimonial". */
  labels: { previous: string; next: string };
  slides: readonly { key: string; content: ReactNode }[];
  /** Index of the current slide. */
  shown: number;
  onStep: (by: 1 | -1) => void;
  className?: string | undefined;
  buttonClassName?: string | undefined;
}

/**
 * Shows slides one at a time on wide pages; there is no autoplay. On phones, in print and without
 * scripts, it is a list. CSS decides, so that nothing shifts during hydration.
 */
export function Carousel(props: CarouselProps) {
  const { heading, labels, slides, shown, onStep, className, buttonClassName } = props;
  const id = useId();
  const oneAtATime = useOneAtATime();
  const roleOfAll = oneAtATime ? { "aria-live": "polite" as const } : { role: "list" };
  const slideAttributes = (index: number) =>
    oneAtATime
      ? {
          role: "group",
          "aria-roledescription": "slide",
          "aria-label": `${index + 1} of ${slides.length}`,
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
      aria-roledescription={oneAtATime ? "carousel" : undefined}
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
              {...slideAttributes(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
