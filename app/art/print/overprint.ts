/**
 * A second plate run over the first. The page says how it mixes (`.op`): multiplied on paper, as
 * crossing light at night, not at all on coloured grounds. Blending cannot be an attribute.
 */
export function overprinted(shapes: string): string {
  return `<g class="op">${shapes}</g>`;
}

/** Plates that mix with each other but not with the ground (`.iso` isolates them). */
export function isolated(plates: string): string {
  return `<g class="iso">${plates}</g>`;
}
