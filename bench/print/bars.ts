import type { Compared } from "./comparison.ts";

const WIDTH = 320;
const ROW = 18;

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function bar(value: number, most: number, row: number, kind: string, words: string): string {
  const length = most === 0 ? 0 : Math.max(1, Math.round((value / most) * WIDTH));
  const y = row * ROW;
  return (
    `<rect class="${kind}" x="0" y="${y + 2}" width="${length}" height="${ROW - 4}"/>` +
    `<text x="${length + 6}" y="${y + 13}">${escape(words)}</text>`
  );
}

/** Two bars on one scale, ours above the former site's, as a picture with its figures in words. */
export function bars({ name, ours, former, words }: Compared): string {
  const most = Math.max(ours, former ?? 0);
  const said = `${name}: ours ${words(ours)}`;
  const label = former === undefined ? said : `${said}, the former site ${words(former)}`;
  const height = ROW * (former === undefined ? 1 : 2);
  return [
    `<svg viewBox="0 0 ${WIDTH + 90} ${height}" role="img" aria-label="${escape(label)}">`,
    bar(ours, most, 0, "ours", words(ours)),
    former === undefined ? "" : bar(former, most, 1, "former", words(former)),
    "</svg>",
  ].join("");
}
