import { useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import * as words from "#words/pages/roster.ts";
import { centerInStrip } from "./center-in-strip.ts";
import { seasonAddress } from "#app/routes/roster/roster-address.ts";
import type { RosterData, SeasonData } from "#app/routes/roster/roster-data.ts";
import styles from "./SeasonStrip.module.css";

interface SeasonStripProps {
  data: RosterData;
  season: SeasonData;
}

/** Stepping with the arrows from one year to the next takes the focus along. */
function followFocus(strip: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!strip?.contains(focused) || focused?.hasAttribute("aria-current") === true) return;
  strip.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
}

/** All seasons of the team. */
export function SeasonStrip({ data, season }: SeasonStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  const columns = useComputedRule(`--seasons:${data.seasons.length};`);
  const place = data.seasons.indexOf(season);
  useLayoutEffect(() => {
    followFocus(strip.current);
  });
  useEffect(() => {
    centerInStrip(strip.current, place);
  }, [place]);
  return (
    <nav className={`onScreens slab ${styles.strip}`} aria-label={words.seasons}>
      <ol ref={strip} className={columns}>
        {data.seasons.map((one) => (
          <li key={one.id}>
            <Link
              href={seasonAddress(data, one)}
              aria-current={one.id === season.id ? "true" : undefined}
            >
              {one.year}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
