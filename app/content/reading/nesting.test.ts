import { expect, test } from "vitest";
import { findDepthLimit } from "./schema-node.ts";

/** The text from the place at which it is nested too deeply. */
function restTooDeep(text: string): string | undefined {
  const position = findDepthLimit(text);
  return position === undefined ? undefined : text.slice(position);
}

test("a hundred nested brackets are read, and the next one is too deep", () => {
  expect(restTooDeep(`a: ${"[".repeat(100)}${"]".repeat(100)}`)).toBeUndefined();
  expect(restTooDeep(`a: ${"[{".repeat(50)}[`)).toBe("[");
});

test("closed brackets do not count", () => {
  expect(restTooDeep("{ us: 13 }\n".repeat(1000))).toBeUndefined();
  expect(restTooDeep("]".repeat(1000))).toBeUndefined();
});

test("two hundred columns of indentation are too deep, hyphens included", () => {
  expect(restTooDeep(`a:\n${" ".repeat(199)}b: 1`)).toBeUndefined();
  expect(restTooDeep(`a:\n${" ".repeat(200)}b: 1`)).toMatch(/^ {200}b/);
  expect(restTooDeep(`a: 1\n${"- ".repeat(100)}b`)).toMatch(/^(?:- ){100}b/);
});
