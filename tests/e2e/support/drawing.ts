import type { Page } from "@playwright/test";

/** Color of the canvas at a point of the drawing, which is 500 by 500 units. */
export async function colorAt(page: Page, x: number, y: number): Promise<number[]> {
  return page.locator("canvas").evaluate(
    (canvas, [at, down]) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error("This is no canvas.");
      const scale = canvas.width / 500;
      const brush = new OffscreenCanvas(1, 1).getContext("2d");
      brush?.drawImage(canvas, -Math.round(at * scale), -Math.round(down * scale));
      return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    [x, y] as const,
  );
}

/** The stylesheet's paper for the canvas in the current color scheme. */
export async function readPaper(page: Page): Promise<number[]> {
  return page.locator("canvas").evaluate((canvas) => {
    const brush = new OffscreenCanvas(1, 1).getContext("2d");
    if (brush === null) return [];
    brush.fillStyle = getComputedStyle(canvas).getPropertyValue("--picture-paper").trim();
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
}

/** Displayed size of the canvas, and its resolution. */
export async function canvasSize(page: Page): Promise<{ shown: number[]; pixels: number[] }> {
  return page.locator("canvas").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error("This is no canvas.");
    const { width, height } = canvas.getBoundingClientRect();
    return { shown: [width, height], pixels: [canvas.width, canvas.height] };
  });
}

/** Number of color channels that differ by more than a quarter between two screenshots. */
export async function differingParts(page: Page, pair: readonly Buffer[]): Promise<number> {
  const blank = await page.context().newPage();
  const pictures = pair.map((bytes) => bytes.toString("base64"));
  const differing = await blank.evaluate(async (encoded) => {
    const [a = [], b = []] = await Promise.all(
      encoded.map(async (picture) => {
        const response = await fetch(`data:image/png;base64,${picture}`);
        const { width, height } = await createImageBitmap(await response.clone().blob());
        const brush = new OffscreenCanvas(width, height).getContext("2d");
        brush?.drawImage(await createImageBitmap(await response.blob()), 0, 0);
        return [...(brush?.getImageData(0, 0, width, height).data ?? [])];
      }),
    );
    return a.filter((part, i) => Math.abs(part - (b[i] ?? 0)) > 64).length;
  }, pictures);
  await blank.close();
  return differing;
}
