import { z } from "zod";
import { whenFields } from "./when-fields.ts";

/** How the keys of a mapping are written. */
export interface KeyRule {
  readonly pattern: RegExp;
  readonly description: string;
}

/** Keys stand in addresses and in the names of files. The longest known has 39 characters. */
const LONGEST = 60;

/** Far above what any club has; more would stop the build. */
const MOST = 20_000;

/** A mapping from keys to entries of one kind. A wrong key does not hide what is wrong beneath it. */
export function keyed<S extends z.ZodType>(key: KeyRule, entry: S, description: string) {
  return z
    .record(z.string(), entry)
    .superRefine(
      (entries, context) => {
        const count = Object.keys(entries).length;
        if (count > MOST) {
          context.addIssue({
            code: "custom",
            message: `The list has ${count.toLocaleString("en-US")} entries.`,
            params: { remedy: `Leave at most ${MOST.toLocaleString("en-US")} of them.` },
          });
        }
        for (const name of Object.keys(entries)) {
          if (key.pattern.test(name) && name.length <= LONGEST) continue;
          context.addIssue({ code: "invalid_key", origin: "record", issues: [], path: [name] });
        }
      },
      { when: whenFields },
    )
    .meta({
      description,
      maxProperties: MOST,
      propertyNames: {
        type: "string",
        pattern: key.pattern.source,
        maxLength: LONGEST,
        description: key.description,
      },
    });
}
