import { expect, test } from "vitest";
import { escapeMarkup } from "#app/lib/text.ts";

test("markup characters become entities", () => {
  expect(escapeMarkup(`<b> & "x"`)).toBe("&lt;b&gt; &amp; &quot;x&quot;");
  expect(escapeMarkup("Élan’s 15–13")).toBe("Élan’s 15–13");
});
