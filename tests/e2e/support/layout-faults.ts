import type { Page } from "@playwright/test";

/** The smallest text that anybody has to read, in CSS pixels as rendered. */
const SMALLEST_TEXT = 11;

/**
 * The layout faults of a page as it stands, one readable line each: it scrolls sideways; a text is cut off by its
 * window or by a box, lies on another, or is smaller than 11 px; a word is broken within itself; the value of a field
 * does not fit. What scrolls in a region of its own can be reached.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.locator("body").evaluate(async (body, smallest) => {
    // Another font has other widths until the page's own is there.
    await document.fonts.ready;
    const faults = new Set<string>();
    // What is far from the window has no layout of its own yet.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(laidOut);
    await new Promise(requestAnimationFrame);
    const width = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) faults.add(`scrolls sideways by ${over} px`);

    interface Line {
      element: Element;
      text: string;
      box: DOMRect;
      isFixed: boolean;
    }
    const lines: Line[] = [];
    const scrolling = /auto|scroll/;
    const cutting = /hidden|clip/;
    /** A mail address, a path, or a host with a path: it may break anywhere. */
    const isAddress = /@|^\/|\.\S*\//;

    /** Letters fill about the middle of their line box, which a tight line lets stand out. */
    const [side, rise] = [0.05, 0.28];
    const ink = ({ x, y, width: w, height: h }: DOMRect) =>
      new DOMRect(x + h * side, y + h * rise, w - 2 * h * side, h - 2 * h * rise);

    /** Overflow behavior of a box, or of the window, toward a line. */
    const fateOf = (element: Element, box: DOMRect): "whole" | "cut" | "reachable" => {
      const seen = ink(box);
      for (let at: Element | null = element; at !== null && at !== body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
        const edge = at.getBoundingClientRect();
        const spare =
          1 + (style.overflowX === "clip" ? Number.parseFloat(style.overflowClipMargin) || 0 : 0);
        const beyondX = seen.left < edge.left - spare || seen.right > edge.right + spare;
        const beyondY = seen.top < edge.top - spare || seen.bottom > edge.bottom + spare;
        if (beyondX && cutting.test(style.overflowX)) return "cut";
        if (beyondY && cutting.test(style.overflowY)) return "cut";
        if (scrolling.test(style.overflowX) || scrolling.test(style.overflowY)) return "reachable";
      }
      return seen.left < -1 || seen.right > width + 1 ? "cut" : "whole";
    };

    /** Only screen readers get what stands in a box of one pixel. */
    const isOnlyHeard = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== body; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === "inset(50%)") return true;
      }
      return false;
    };

    const isFixed = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== body; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      }
      return false;
    };

    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (element === null || text === "") continue;
      if (element.closest("script, style, noscript, select, .ahead, .sprite") !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Every other label of a chart is there for its room alone.
      if (getComputedStyle(element).color === "rgba(0, 0, 0, 0)") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (boxes.length === 0 || isOnlyHeard(element)) continue;

      const scale =
        element instanceof SVGGraphicsElement
          ? Math.sqrt(
              Math.abs(element.getScreenCTM()?.a ?? 1) * Math.abs(element.getScreenCTM()?.d ?? 1),
            )
          : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < smallest - 0.05) faults.add(`small, ${size.toFixed(1)} px: ${text}`);

      const fates = boxes.map((box) => fateOf(element, box));
      if (fates.includes("cut")) faults.add(`cut: ${text}`);
      if (new Set(boxes.map(({ bottom }) => Math.round(bottom))).size > 1) {
        // A score or a record in a box of its own.
        const isInline = getComputedStyle(element).display === "inline";
        const isAlone = element.textContent.trim() === text;
        if (isAlone && !isInline && /^\d+(?:–\d+)+$/.test(text)) faults.add(`broken: ${text}`);
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’']+/gu)) {
          const [before = ""] = /\S*$/.exec((node.textContent ?? "").slice(0, index)) ?? [];
          const [rest = ""] = /^\S*/.exec((node.textContent ?? "").slice(index)) ?? [];
          if (isAddress.test(before + rest)) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
          if (new Set(bottoms).size > 1) faults.add(`broken: ${word}`);
        }
      }
      const fixed = isFixed(element);
      for (const [index, box] of boxes.entries()) {
        // What is scrolled out of its region lies on nothing.
        if (fates[index] === "reachable") continue;
        lines.push({ element, text, box: ink(box), isFixed: fixed });
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (other === undefined || other.box.top >= one.box.bottom - 1) break;
        if (one.element === other.element || one.isFixed !== other.isFixed) continue;
        const shared =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (shared > 2) faults.add(`overlap: ${one.text} | ${other.text}`);
      }
    }

    const ruler = body.appendChild(document.createElement("span"));
    for (const field of body.querySelectorAll("select, input")) {
      if (!field.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(field);
      const { fontFamily, fontSize, fontStretch, fontWeight, letterSpacing } = style;
      const { fontVariantNumeric } = style;
      const placeholder = getComputedStyle(field, "::placeholder").fontSize;
      const isText =
        field instanceof HTMLInputElement && /text|search|password|email/.test(field.type);
      if (field instanceof HTMLSelectElement)
        ruler.textContent = field.selectedOptions[0]?.text ?? "";
      else ruler.textContent = isText ? field.value || field.placeholder : "";
      Object.assign(ruler.style, {
        position: "absolute",
        whiteSpace: "pre",
        fontFamily,
        fontSize: isText && field.value === "" ? placeholder : fontSize,
        fontStretch,
        fontVariantNumeric,
        fontWeight,
        letterSpacing,
      });
      const padding = [style.paddingInlineStart, style.paddingInlineEnd].map((side) =>
        Number.parseFloat(side),
      );
      const room = field.clientWidth - padding.reduce((sum, side) => sum + side, 0);
      const needed = ruler.getBoundingClientRect().width;
      if (needed > room + 2) faults.add(`does not fit its field: ${ruler.textContent}`);
    }
    ruler.remove();
    return [...faults];
  }, SMALLEST_TEXT);
}

/** Sets the text of the pages to come in double size, as a reader's browser does. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets.push(sheet);
  });
}

const readings = {
  "double text": "html { font-size: 200% }",
} as const;

/** Sets the open page for a reader, until the function that it returns is called. */
export async function readWith(
  page: Page,
  reading: keyof typeof readings,
): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  }, readings[reading]);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
}
