import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from "parse5";
import { cleanCell, numbered, type Table } from "#scripts/import/table.ts";

type PageNode = DefaultTreeAdapterTypes.ChildNode;
type PageElement = DefaultTreeAdapterTypes.Element;

const silent: ReadonlySet<string> = new Set(["script", "style", "template"]);

function listChildren(node: PageNode): readonly PageNode[] {
  return tree.isElementNode(node) ? node.childNodes : [];
}

/** All elements below the nodes in document order. */
function elementsIn(nodes: readonly PageNode[]): PageElement[] {
  return nodes.flatMap((node) =>
    tree.isElementNode(node) ? [node].concat(elementsIn(node.childNodes)) : [],
  );
}

function readText(node: PageNode): string {
  if (tree.isTextNode(node)) return node.value;
  if (tree.isElementNode(node) && silent.has(node.tagName)) return "";
  return listChildren(node).map(readText).join(" ");
}

function readSpan(cell: PageElement, name: string): number {
  const written = cell.attrs.find((attribute) => attribute.name === name)?.value;
  return Math.min(Math.max(Number.parseInt(written ?? "1", 10) || 1, 1), 100);
}

/** The cells of rows. A cell with `rowspan` is repeated in each row; one with `colspan` is followed by blanks. */
function readCells(rows: readonly PageElement[]): string[][] {
  const below = new Map<number, { text: string; rows: number }>();
  return rows.map((row) => {
    const cells: string[] = [];
    const fillFromAbove = (): void => {
      for (let held = below.get(cells.length); held; held = below.get(cells.length)) {
        if (held.rows === 1) below.delete(cells.length);
        else below.set(cells.length, { ...held, rows: held.rows - 1 });
        cells.push(held.text);
      }
    };
    for (const cell of elementsIn(row.childNodes).filter(({ tagName }) =>
      /^t[dh]$/.test(tagName),
    )) {
      fillFromAbove();
      const [text, down] = [cleanCell(readText(cell)), readSpan(cell, "rowspan")];
      if (down > 1) below.set(cells.length, { text, rows: down - 1 });
      cells.push(text, ...Array.from({ length: readSpan(cell, "colspan") - 1 }, () => ""));
    }
    fillFromAbove();
    return cells;
  });
}

/** The tables of a saved HTML page, each with the heading or caption above it. */
export function readPage(html: string): Table[] {
  const tables: Table[] = [];
  let heading = "";
  for (const element of elementsIn(parse(html).childNodes)) {
    if (/^h[1-6]$/.test(element.tagName)) heading = cleanCell(readText(element));
    if (element.tagName !== "table") continue;
    const inside = elementsIn(element.childNodes);
    const caption = inside.find(({ tagName }) => tagName === "caption");
    const rows = inside.filter(({ tagName }) => tagName === "tr");
    tables.push({
      title: caption === undefined ? heading : cleanCell(readText(caption)),
      hidden: [],
      rows: numbered(readCells(rows)),
    });
  }
  return tables;
}
