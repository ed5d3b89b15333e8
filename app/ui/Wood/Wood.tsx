import { classes } from "#app/lib/classes.ts";
import { joinWords, splitWords } from "#app/lib/text/split-words.ts";
import { fallbackStretch } from "#app/lib/wood-type/fallback.ts";
import { fitHeadline } from "#app/lib/wood-type/lines.ts";
import { roomFor } from "#app/lib/wood-type/wood-type.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import styles from "./Wood.module.css";

interface WoodProps {
  as: "h1" | "h2" | "p" | "span";
  text: string;
  /** Cap height as a share of the line's length, such as 0.1. */
  cap: number;
  /** Cap height on phones. */
  phoneCap: number;
  id?: string | undefined;
  className?: string | undefined;
}

/** Percent of the container's width. Letters may be a little wider than their metrics say. */
const MEASURE = 99.5;

const inEm = (length: number) => `${Math.round(length * 10000) / 10000}em`;

function fitRule(text: string, cap: number, suffix: "" | "m"): string {
  const { size, width, bearing, indent, lineCount } = fitHeadline(text, MEASURE, cap * 100);
  const rules = [
    `--wd${suffix}:${width}`,
    `--fs${suffix}:${Math.round(size * 1000) / 1000}`,
    `--ml${suffix}:${inEm(-bearing)}`,
    `--fb${suffix}:${fallbackStretch(text, width)}%`,
    ...(lineCount > 1 ? [`--lh${suffix}:.8`, `--ti${suffix}:${inEm(indent)}`] : []),
  ];
  return `${rules.join(";")};`;
}

/** A headline in wood type: its letters are stretched to fill the container, in several lines if those of one would be too low. */
export function Wood({ as: Tag, text, cap, phoneCap, id, className }: WoodProps) {
  const computed = useComputedRule(
    fitRule(text, cap, "") + fitRule(text, phoneCap, "m") + roomFor(text),
  );
  return (
    <Tag id={id} className={classes(styles.wood, computed, className)}>
      <span>{joinWords(splitWords(text))}</span>
    </Tag>
  );
}
