import { contentTypes, getExtension, isHashed, placeHeaders } from "#app/outputs/hosting/places.ts";
import { documentFields, type ResponseHeaders } from "#app/outputs/hosting/response-headers.ts";
import type { Answer } from "./ask.ts";

/** Headers that a response lacks or has with another value. */
export function listDifferences(answer: Answer, wanted: ResponseHeaders): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name}: ${answer.headers[name.toLowerCase()]}`);
}

/** Optional for hosts: headers without effect on scripts, styles and artwork. */
export function expectedHeaders(file: string, siteHeaders: ResponseHeaders): ResponseHeaders {
  const all = Object.entries({ ...siteHeaders, ...placeHeaders(`/${file}`) });
  return Object.fromEntries(
    all.filter(([name]) => !isHashed(`/${file}`) || !documentFields.includes(name)),
  );
}

/** Hosts write the charset with or without a space. */
export const readType = (answer: Answer) =>
  answer.headers["content-type"]?.toLowerCase().replace("; ", ";");
export const expectedType = (file: string) => contentTypes[getExtension(file)]?.replace("; ", ";");
