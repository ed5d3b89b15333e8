import { isInk, paint, type Paint } from "./print/ink.ts";

/** Inks by the names of a drawing's variables. */
export type DrawingInks = Readonly<Record<string, Paint>>;

/** Shapes for a drawing's layers, by their ids; an empty layer is left out. */
export type Layers = Readonly<Record<string, string>>;

/** The drawings of a folder. */
export interface Drawings<Name extends string> {
  /**
   * The shapes of a drawing.
   *
   * @throws RangeError if a variable is neither in `inks` nor the name of a print ink
   */
  readonly draw: (name: Name, inks?: DrawingInks, layers?: Layers) => string;
  /** The shapes of one layer; empty if the drawing does not have it. */
  readonly layer: (name: Name, id: string, inks?: DrawingInks) => string;
  readonly viewBox: (name: Name) => string;
}

const SVG_FILE = /^<svg [^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s;
const VARIABLE = /var\(--([\w-]+),[^)]*\)/g;
/** A group with an id. Layers are not nested. */
const LAYER = /<g id="([\w-]+)"([^>]*)>(.*?)<\/g>/g;

function printInks(shapes: string, inks: DrawingInks, name: string): string {
  return shapes.replaceAll(VARIABLE, (_, variable: string) => {
    const ink = inks[variable] ?? (isInk(variable) ? variable : undefined);
    if (ink === undefined) throw new RangeError(`${name}.svg: there is no ink --${variable}.`);
    return paint(ink);
  });
}

/**
 * Opens the SVG files of a folder. They can be edited in a browser or a drawing program: `var(--plate1, #003faa)` is
 * a print ink with the color in which such a program shows it, and a group with an id is a layer.
 *
 * @param files texts by path, from `import.meta.glob` with `?raw`
 */
export function openDrawings<Name extends string>(
  files: Readonly<Record<string, string>>,
): Drawings<Name> {
  const drawings = new Map(
    Object.entries(files).map(([path, text]) => {
      const [, viewBox = "", shapes = ""] = SVG_FILE.exec(text) ?? [];
      const name = path.replace(/^.*\/|\.svg$/g, "");
      return [name, { viewBox, shapes: shapes.replaceAll(/\s*\n\s*/g, "") }] as const;
    }),
  );
  const find = (name: Name) => {
    const drawing = drawings.get(name);
    if (drawing === undefined) throw new RangeError(`There is no drawing ${name}.svg.`);
    return drawing;
  };
  return {
    draw: (name, inks = {}, layers = {}) =>
      printInks(find(name).shapes, inks, name).replaceAll(
        LAYER,
        (_, id: string, attributes: string, drawn: string) => {
          const shapes = layers[id] ?? drawn;
          return shapes === "" ? "" : `<g${attributes}>${shapes}</g>`;
        },
      ),
    layer: (name, id, inks = {}) => {
      const layers = Array.from(find(name).shapes.matchAll(LAYER));
      return printInks(layers.find(([, layer]) => layer === id)?.[3] ?? "", inks, name);
    },
    viewBox: (name) => find(name).viewBox,
  };
}
