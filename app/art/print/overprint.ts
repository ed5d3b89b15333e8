/**
 * A shape printed over others. The page's styles decide how it blends (`.op`): multiplied on paper,
 * as crossing light at night, not at all on coloured grounds. Blending cannot be an attribute.
 */
export function overprinted(shapes: string): string {
  return `<g class="op">${shapes}</g>`;
}

/** Shapes that blend with each other but not with the ground (`.iso` isolates them). */
export function isolated(plates: string): string {
  return `<g class="iso">${plates}</g>`;
}
