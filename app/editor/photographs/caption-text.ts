import { writeScalar } from "#app/content/writing/set-value.ts";

/** Texts of a photograph, and the consent of the people in it. */
export interface CaptionFields {
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  readonly consent: boolean;
}

/** The text file beside a photograph; what is empty has no line. */
export function captionText({ alt, caption, credit, consent }: CaptionFields): string {
  const lines = Object.entries({ alt, caption, credit })
    .filter(([, text]) => text.trim() !== "")
    .map(([name, text]) => `${name}: ${writeScalar(text.trim())}\n`);
  return `${lines.join("")}consent: ${consent ? "yes" : "no"}\n`;
}
