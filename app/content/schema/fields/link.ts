import { z } from "zod";

const written =
  /^(https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s]*)?|mailto:[^\s@]+@[^\s@]+|\/([a-z0-9][^\s]*)?)$/;

/** An address such as https://ultiworld.com@other.example/, which leads to other.example. */
const disguised = /^https?:\/\/[^\s/?#]*@/;

/** What every browser, host and chat takes; the longest known has 131 characters. */
const LONGEST = 2000;

function leadsSomewhere(value: string): boolean {
  if (disguised.test(value)) return true;
  return written.test(value) && (value.startsWith("/") || URL.canParse(value));
}

/**
 * Where a link leads: a web address (http or https), a mail address with mailto:, or a page of this
 * site as a path such as "/results". Whether the other end is alive is not checked.
 */
export const link = z
  .string()
  .max(LONGEST)
  .refine(leadsSomewhere)
  .refine((value) => !disguised.test(value), {
    error: "The link has an @ in front of the site's name, so it leads elsewhere than it seems to.",
    params: { remedy: "Delete everything from behind https:// up to the @, or correct the link." },
  })
  .meta({
    kind: "link",
    pattern: written.source,
    description:
      "A link starts with https://, http:// or mailto:, or with / for a page of this site.",
    examples: ["https://play.usaultimate.org/"],
  });
