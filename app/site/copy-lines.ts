/** Elements whose content is one line of copied text, whatever boxes its parts have. */
const ROW_SELECTOR = "li, tr, dl > div";

/** Words for screen readers, and text that is never shown as it is written. */
const HIDDEN_SELECTOR = ".sr, select, script, style, template, noscript";

interface Piece {
  readonly text: string;
  readonly node: Text;
  readonly line: Element;
}

/** Ancestors of a node, innermost first, up to but excluding an outer element. */
function elementsUpTo(node: Node, outer: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (
    let ancestor = node.parentElement;
    ancestor !== null && ancestor !== outer;
    ancestor = ancestor.parentElement
  ) {
    found.push(ancestor);
  }
  return found;
}

const isInline = (element: Element) => getComputedStyle(element).display === "inline";

/** The row of a text, or the nearest block. */
function lineAround(node: Text): Element {
  const parents = elementsUpTo(node, null);
  return (
    node.parentElement?.closest(ROW_SELECTOR) ??
    parents.find((parent) => !isInline(parent)) ??
    document.documentElement
  );
}

/** The seen part of a text node in a range. */
function pieceIn(range: Range, node: Text): Piece | undefined {
  const parent = node.parentElement;
  if (parent === null || parent.closest(HIDDEN_SELECTOR) !== null) return undefined;
  if (!parent.checkVisibility({ visibilityProperty: true })) return undefined;
  const start = node === range.startContainer ? range.startOffset : 0;
  const end = node === range.endContainer ? range.endOffset : node.length;
  const written = node.data.slice(start, end);
  const isUpper = getComputedStyle(parent).textTransform === "uppercase";
  return { text: isUpper ? written.toUpperCase() : written, node, line: lineAround(node) };
}

function piecesIn(range: Range): readonly Piece[] {
  const texts = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const found: Piece[] = [];
  // The walker starts at its root, which may be a text itself.
  for (let node: Node | null = texts.currentNode; node !== null; node = texts.nextNode()) {
    const piece =
      node instanceof Text && range.intersectsNode(node) ? pieceIn(range, node) : undefined;
    if (piece !== undefined && piece.text !== "") found.push(piece);
  }
  return found;
}

/** The text between two pieces: a line break, the tab of a table, a space between boxes, or nothing within a text. */
function separator(before: Piece, after: Piece): string {
  if (before.line !== after.line) return "\n";
  const [cell, next] = [before, after].map(({ node }) => node.parentElement?.closest("td, th"));
  if (cell !== next) return "\t";
  const commonAncestor =
    elementsUpTo(before.node, null).find((element) => element.contains(after.node)) ?? null;
  const between = [
    ...elementsUpTo(before.node, commonAncestor),
    ...elementsUpTo(after.node, commonAncestor),
  ];
  return between.every(isInline) ? "" : " ";
}

/** One space between parts, and none around the dash of a score, whose parts have boxes of their own. */
function cleanLine(line: string): string {
  const spaced = line.replaceAll(/ *\t */g, "\t").replaceAll(/ {2,}/g, " ");
  return spaced.replaceAll(/(?<=\b\w{1,2}) – (?=\w{1,2}\b)/g, "–").trim();
}

function joinPieces(pieces: readonly Piece[]): string {
  const text = pieces
    .map((piece, index) => {
      const before = pieces[index - 1];
      return (
        (before === undefined ? "" : separator(before, piece)) + piece.text.replaceAll(/\s+/g, " ")
      );
    })
    .join("");
  return text
    .split("\n")
    .map(cleanLine)
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * Copies a selection of several lines as it is seen: one line per row, although its parts may be boxes of a grid, and
 * without words for screen readers. Within one line, the browser copies.
 */
export function copyLines(event: ClipboardEvent): void {
  const selection = getSelection();
  const { clipboardData, target } = event;
  const isField = target instanceof Element && target.closest("input, textarea, pre") !== null;
  if (selection === null || clipboardData === null || isField) return;
  const pieces = Array.from({ length: selection.rangeCount }, (_, index) =>
    piecesIn(selection.getRangeAt(index)),
  ).flat();
  const [first] = pieces;
  const isOneLine = pieces.every(({ line }) => line === first?.line);
  const isInRow = first?.line.matches(ROW_SELECTOR) === true;
  const isPartOfText =
    selection.anchorNode instanceof Text && selection.anchorNode === selection.focusNode;
  if (isPartOfText || (isOneLine && !isInRow)) return;
  clipboardData.setData("text/plain", joinPieces(pieces));
  event.preventDefault();
}
