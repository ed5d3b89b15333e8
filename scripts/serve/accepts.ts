/** Whether an Accept-Encoding field accepts a coding; a quality of 0 refuses it. */
export function accepts(field: string, coding: string): boolean {
  return field.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === coding && !parameters.some((word) => /^q=0(?:\.0*)?$/.test(word));
  });
}
