/* Text of the press kit, and names of its colors. */

export const photographBy = (credit: string) => `Photograph: ${credit}`;
export const pressKitTitle = (site: string) => `${site}: press kit`;
export const name = "Name";
export const description = "Description";
export const colors = "Colors";
export const logos = "Logos";
export const markFolders =
  "wordmark/ has the name for light and for dark backgrounds, crest/ the crest.";
export const everyMark =
  "Every mark is included as SVG, for any size, and as PNG with a transparent background.";
export const marksBelongTo = (team: string) =>
  `The name and the marks belong to ${team}. Please don’t change their shapes and colors.`;
export const photographs = "Photographs";
export const more = "More";
export const ink = "Ink";
export const paper = "Paper";
export const main = "Main";
export const deeperMain = "Deeper main";
export const firstPlate = "First plate";
export const secondPlate = "Second plate";
export const thirdPlate = "Third plate";
export const fullAndShort = (name: string, team: string) => `${name} in full, ${team} for short.`;
