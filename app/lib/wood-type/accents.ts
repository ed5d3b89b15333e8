/** Whether letters of a line stand out of it, which is only as high as its capitals. */
const hasAccents = (text: string) => /[À-žȘ-ț]/.test(text);

/** The padding that a line with accents gets, above and below its capitals; none for others. */
export const roomFor = (text: string): string => (hasAccents(text) ? "--room:0.3em 0.18em;" : "");
