import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import { plainAddress, MODERN_FORMATS, sourceSet, type Photograph } from "#app/lib/photograph.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import styles from "./Photo.module.css";

/** Requirements of a slot that a photograph may fill. */
export interface PhotoOptions {
  /** Fallback alt text for a photograph without its own; omitted if text beside it says the same. */
  shows?: string;
  sizes?: string;
  /** The largest element of the first view; it loads with high priority. */
  isFirst?: boolean;
  /** Keeps its own aspect ratio; otherwise it fills the drawing's box. */
  hasOwnShape?: boolean;
}

interface PhotoProps extends PhotoOptions {
  photograph: Photograph;
  className?: string | undefined;
  /** Placeholder until the photograph arrives. */
  children?: ReactNode;
}

/** `object-position` of a photograph: its own horizontal focal point, and the vertical one where portraits have heads. */
const focusRule = ({ focus = 50 }: Photograph) => `object-position:${focus}% 15%`;

/** A lazy photograph is laid out before it loads, so the browser knows its width. */
const hints = {
  first: { loading: "eager", fetchPriority: "high" },
  later: { loading: "lazy", decoding: "async", sizes: "auto" },
} as const;

/** A photograph or logo that replaces a drawing. The site's script notes whether it has arrived or failed. */
export function Photo(props: PhotoProps) {
  const { photograph, className, children, shows = "", sizes = "240px", isFirst = false } = props;
  const { hasOwnShape = false } = props;
  const { fit, width, height, alt = shows } = photograph;
  const base = import.meta.env.BASE_URL;
  const wide = isFirst ? sizes : `auto, ${sizes}`;
  const position = useComputedRule(focusRule(photograph));
  const shape = hasOwnShape ? `;aspect-ratio:${width}/${height}` : "";
  const ground = useComputedRule(`background-color:${photograph.color}${shape}`);
  return (
    <span
      // The state of one photograph says nothing about the next one in its place.
      key={photograph.name}
      className={classes(styles.frame, styles[fit], fit === "cover" && ground, className)}
      data-photo="coming"
    >
      {children}
      <picture>
        {MODERN_FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(photograph, format, base)}
            sizes={wide}
          />
        ))}
        <img
          src={plainAddress(photograph, base)}
          width={width}
          height={height}
          alt={alt}
          className={position}
          {...hints[isFirst ? "first" : "later"]}
        />
      </picture>
    </span>
  );
}
