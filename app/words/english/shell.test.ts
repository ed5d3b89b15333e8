import { expect, test } from "vitest";
import { socialLabel } from "./shell.ts";

test("a team is on a network, but written to by e-mail", () => {
  expect(socialLabel("instagram", "Kelp")).toBe("Kelp on Instagram");
  expect(socialLabel("email", "Kelp")).toBe("Email Kelp");
});
