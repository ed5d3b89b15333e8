import { z } from "zod";

/** The name of a site on the web, such as gale.example: addresses are made by writing `https://www.` before it. */
export const domain = z
  .string()
  .regex(/^(?!www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}$/)
  .max(60)
  .describe("A domain is the bare name, such as gale.example, without https:// and www.");
