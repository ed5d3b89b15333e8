import { line } from "#app/art/print/lettering.ts";
import { advance } from "#app/lib/wood-type/measure.ts";

type Setting = Parameters<typeof line>[1];

interface Within extends Omit<Setting, "width"> {
  /** The length that the line keeps to. */
  readonly room: number;
}

const USUAL = 104;
const NARROWEST = 50;

/** A line of small type in its usual width, or as narrow as it takes to keep to a length. */
export function within(text: string, { room, ...setting }: Within): string {
  const lengthAt = (width: number) => advance(text, width) * setting.size;
  const [usual, narrowest] = [lengthAt(USUAL), lengthAt(NARROWEST)];
  const share = Math.min(1, Math.max(0, (room - narrowest) / (usual - narrowest)));
  const width = NARROWEST + (USUAL - NARROWEST) * share;
  return narrowest > room
    ? line(text, { ...setting, width, length: room })
    : line(text, { ...setting, width });
}
