import { expect, test } from "vitest";
import { socialLabel } from "./shell.ts";

test("a club is on a network, but reached by email", () => {
  expect(socialLabel("instagram", "Kelp")).toBe("Kelp on Instagram");
  expect(socialLabel("email", "Kelp")).toBe("Email Kelp");
});
