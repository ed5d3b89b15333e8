import { jerseyText, type Person } from "#app/art/season/person.ts";
import { centredLine, line } from "#app/art/print/lettering.ts";
import { drawn } from "#app/art/print/shapes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";

/** A claim of Fifty Plates. */
export interface SpottedPlate {
  /** Name of the state. */
  readonly state: string;
  readonly spotter: Pick<Person, "id" | "position" | "name" | "jersey">;
  /** As text, such as August 5, 2019. */
  readonly date: string;
}

/** First three letters of the last name and the jersey number: SCO 31. */
function serialOf(spotter: SpottedPlate["spotter"]): string {
  const letters = Array.from(spotter.name.last.replace(/[^\p{L}]/gu, "")).slice(0, 3);
  return `${letters.join("").toUpperCase()} ${jerseyText(spotter)}`.trim();
}

/** A centred line at its own width, or narrower where it is too long. */
function caption(text: string, baseline: number, size: number, width: number): string {
  const room = 380;
  if (advance(text, width) * size <= room) {
    return line(text, { x: 280, baseline, size, width, anchor: "middle", fill: "b" });
  }
  const capHeight = size * CAP_HEIGHT;
  const middle = baseline - capHeight / 2;
  return centredLine(text, { x: 280 - room / 2, length: room, middle, capHeight, fill: "b" });
}

/** The large plate of a claim, 560 x 280: the state, who spotted it, when. */
export function claimPlate({ state, spotter, date }: SpottedPlate): string {
  const slots = "M65 36h18M477 36h18M65 244h18M477 244h18";
  const serial = { x: 40, length: 480, middle: 144, capHeight: 116, fill: "b" } as const;
  return (
    '<rect width="560" height="280" rx="30" fill="var(--p)"/>' +
    '<rect x="11" y="11" width="538" height="258" rx="21" fill="none" stroke="var(--b)" stroke-width="6"/>' +
    drawn(slots, "b", 13, { round: true }) +
    caption(state.toUpperCase(), 57, 38, 108) +
    centredLine(serialOf(spotter), serial) +
    caption(date.toUpperCase(), 250, 25, 104)
  );
}
