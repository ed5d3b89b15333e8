import { z } from "zod";
import { name } from "./text.ts";

/** What stands behind a city: the code of its state, or as people write it. The longest is a county of Ireland. */
const state = z.string().regex(/\S/).max(30).meta({
  kind: "state",
  description:
    "A state is its code, such as MI, or what people write behind the city. It is left out where there is none.",
});

/** A city with its state; DC, two-city teams, and most places abroad have none. */
export const place = z
  .strictObject({ city: name, state: state.optional() })
  .describe("A location has a city, and a state where there is one.");
