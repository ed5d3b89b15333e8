import { expect, test } from "vitest";
import { findDepthLimit } from "./schema-node.ts";

/** The text from the place at which it is nested too deeply; empty if it is not. */
const restTooDeep = (text: string) => text.slice(findDepthLimit(text) ?? text.length);

test("a hundred nested brackets are read, and the next one is too deep", () => {
  expect(restTooDeep(`a: ${"[".repeat(100)}${"]".repeat(100)}`)).toBe("");
  expect(restTooDeep(`a: ${"[{".repeat(50)}[`)).toBe("[");
});

test("closed brackets do not count", () => {
  expect(restTooDeep("{ us: 13 }\n".repeat(1000))).toBe("");
  expect(restTooDeep("]".repeat(1000))).toBe("");
});

test("two hundred columns of indentation are too deep, hyphens included", () => {
  expect(restTooDeep(`a:\n${" ".repeat(199)}b: 1`)).toBe("");
  expect(restTooDeep(`a:\n${" ".repeat(200)}b: 1`)).toMatch(/^ {200}b/);
  expect(restTooDeep(`a: 1\n${"- ".repeat(100)}b`)).toMatch(/^(?:- ){100}b/);
});
