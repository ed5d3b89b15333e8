import type { Transfer, TransferType } from "./figures.ts";

/** A request as the browser's record has it. */
export interface RecordedRequest {
  readonly url: string;
  readonly resourceType?: string | undefined;
  readonly mimeType?: string | undefined;
  /** Bytes over the wire, headers included. */
  readonly transferSize?: number | undefined;
  /** Missing or negative where no answer came. */
  readonly statusCode?: number | undefined;
}

const byResource: Readonly<Record<string, TransferType>> = {
  Document: "html",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
};

const byMime: readonly (readonly [part: string, type: TransferType])[] = [
  ["svg", "art"],
  ["image/", "photo"],
  ["javascript", "script"],
  ["css", "style"],
  ["font", "font"],
];

/** The type of a request; artwork is told from photographs by its media type. */
function typeOf({ resourceType = "", mimeType = "" }: RecordedRequest): TransferType {
  const asked = byResource[resourceType];
  if (asked !== undefined) return asked;
  return byMime.find(([part]) => mimeType.toLowerCase().includes(part))?.[1] ?? "other";
}

function isAnswered({ statusCode = 0 }: RecordedRequest): boolean {
  return statusCode > 0;
}

/** The bytes of a page's requests by type, how many there were and how many failed. */
export function countTransfer(all: readonly RecordedRequest[]): {
  transfer: Transfer;
  requests: number;
  failed: number;
} {
  const outward = all.filter(({ url }) => /^https?:/.test(url));
  const answered = outward.filter(isAnswered);
  const bytesOf = (type: TransferType): number =>
    answered
      .filter((request) => typeOf(request) === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    transfer: {
      html: bytesOf("html"),
      script: bytesOf("script"),
      style: bytesOf("style"),
      font: bytesOf("font"),
      art: bytesOf("art"),
      photo: bytesOf("photo"),
      other: bytesOf("other"),
    },
    requests: answered.length,
    failed: outward.filter((one) => !isAnswered(one) || (one.statusCode ?? 0) >= 400).length,
  };
}
