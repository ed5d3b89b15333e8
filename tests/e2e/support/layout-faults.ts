import type { Page } from "@playwright/test";

/** Minimum text size, in CSS pixels as rendered. */
const SMALLEST_TEXT = 11;

/**
 * The layout faults of a page as it stands, one readable line each: it scrolls sideways; a text is cut off by its
 * window or by a box, lies on another or below something, or is smaller than 11 px; a word is broken within itself; a
 * line starts with the hyphen of a range; the value of a field does not fit; the crest hangs over a drawing. What scrolls
 * in a region of its own can be reached.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.locator("body").evaluate(async (body, smallest) => {
    const faults = new Set<string>();
    // Content far from the window has no layout yet.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, laidOut];
    // Fallback fonts have other widths.
    await document.fonts.ready;
    scrollTo({ top: 0, behavior: "instant" });
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

    /** Letters fill the middle of their line box, which can overflow with a tight line height. */
    const [side, rise] = [0.05, 0.28];
    const ink = ({ x, y, width: w, height: h }: DOMRect) =>
      new DOMRect(x + h * side, y + h * rise, w - 2 * h * side, h - 2 * h * rise);

    /** Overflow behavior of a box, or of the window, for a line. */
    const findOverflow = (element: Element, box: DOMRect): "whole" | "cut" | "reachable" => {
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

    /** Whether an element or an ancestor has a style. */
    const inherited = (has: (style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, boolean>([[body, false]]);
      return function isIn(element: Element): boolean {
        const answer =
          known.get(element) ??
          (has(getComputedStyle(element)) ||
            (element.parentElement !== null && isIn(element.parentElement)));
        known.set(element, answer);
        return answer;
      };
    };
    /** Content in a one-pixel box is for screen readers only. */
    const isOnlyHeard = inherited(({ clipPath }) => clipPath === "inset(50%)");
    const isFixed = inherited(({ position }) => /fixed|sticky/.test(position));

    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? "").trim();
      if (element === null || text === "") continue;
      if (element.closest("script, style, noscript, select, .ahead, [hidden]") !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Every other chart label is invisible and only reserves space.
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

      const fates = boxes.map((box) => findOverflow(element, box));
      if (fates.includes("cut")) faults.add(`cut: ${text}`);
      if (new Set(boxes.map(({ bottom }) => Math.round(bottom))).size > 1) {
        // A score or a record in a box of its own.
        const isInline = getComputedStyle(element).display === "inline";
        const isAlone = element.textContent.trim() === text;
        if (isAlone && !isInline && /^\d+(?:–\d+)+$/.test(text)) faults.add(`broken: ${text}`);
        for (const { 0: start, index } of (node.textContent ?? "").matchAll(/\S(?=\s-\s)/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + start.length + 2);
          const bottoms = Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom));
          if (new Set(bottoms).size > 1) faults.add(`starts with a hyphen: ${text}`);
        }
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
        // Content scrolled out of its region overlaps nothing.
        if (fates[index] === "reachable") continue;
        lines.push({ element, text, box: ink(box), isFixed: fixed });
      }
    }

    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const nextLine = lines[next];
        if (nextLine === undefined || nextLine.box.top >= line.box.bottom - 1) break;
        if (line.element === nextLine.element || line.isFixed !== nextLine.isFixed) continue;
        const shared =
          Math.min(line.box.right, nextLine.box.right) - Math.max(line.box.left, nextLine.box.left);
        if (shared > 2) faults.add(`overlap: ${line.text} | ${nextLine.text}`);
      }
    }

    const clear = /^rgba\(.*, 0\)$/;
    /** Whether an element covers what is below it: it is an image or has a background. */
    const hides = (element: Element): boolean => {
      if (element instanceof SVGSVGElement) return false;
      if (element instanceof SVGElement || /^(?:IMG|CANVAS|VIDEO)$/.test(element.tagName))
        return true;
      return [null, "::before", "::after"].some((part) => {
        const style = getComputedStyle(element, part);
        if (part !== null && style.content === "none") return false;
        const hasGround = !clear.test(style.backgroundColor);
        return (hasGround || style.backgroundImage !== "none") && Number(style.opacity) > 0.5;
      });
    };

    /** The header as it stands at the top of a page: its bar, and the crest that hangs from it. */
    const header = body.querySelector("header:has(nav)");
    const end = Math.max(0, document.documentElement.scrollHeight - innerHeight);
    /** Bars stay in view while a page scrolls below them: what they cover at their end of it cannot be reached. */
    const isPassing = (hit: Element) =>
      isFixed(hit) && scrollY !== (hit.getBoundingClientRect().top < innerHeight / 2 ? 0 : end);

    // Each line where it scrolls into view.
    let untested = lines.filter((line) => !line.isFixed);
    for (let stop = 0; untested.length > 0; stop = Math.min(end, stop + innerHeight - 200)) {
      scrollTo({ top: stop, behavior: "instant" });
      const inView = (y: number) => y < innerHeight - (scrollY < end ? 120 : 0);
      const middle = ({ box }: Line) => box.top + box.height / 2 - scrollY;
      for (const line of untested.filter((line) => inView(middle(line)))) {
        const { element, text, box } = line;
        const isCovered = [box.left + 2, box.left + box.width / 2, box.right - 2].some((x) => {
          const hit = document.elementFromPoint(x, middle(line));
          if (hit === null || hit.contains(element) || element.contains(hit)) return false;
          return hides(hit) && !isPassing(hit);
        });
        if (isCovered) faults.add(`covered: ${text}`);
      }
      untested = untested.filter((line) => !inView(middle(line)));
      if (stop >= end) break;
    }
    scrollTo({ top: 0, behavior: "instant" });

    const crest = header?.querySelector("li > a[aria-label]");
    if (header !== null && crest?.checkVisibility() === true) {
      const disc = crest.getBoundingClientRect();
      const y = (header.getBoundingClientRect().bottom + disc.bottom + 6) / 2;
      for (let x = disc.left; x <= disc.right; x += 4) {
        for (const hit of document.elementsFromPoint(x, y)) {
          if (
            !header.contains(hit) &&
            hides(hit) &&
            (hit instanceof SVGElement || hit.tagName === "IMG")
          )
            faults.add(`covered by the crest: ${hit.outerHTML.slice(0, 80)}`);
        }
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
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut);
    return [...faults];
  }, SMALLEST_TEXT);
}

const readings = {
  "double text": "html { font-size: 200% }",
  // WCAG 1.4.12.
  "spaced text":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } " +
    "p { margin-block-end: 2em !important }",
} as const;

/** Applies a reader's text settings to the open page; the returned function undoes them. */
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
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== added);
    });
}

/** Removes web fonts from the open page, like a browser that blocks them. */
export async function blockFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url("))
          sheet.deleteRule(index);
      }
    }
  });
}
