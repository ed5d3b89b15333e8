import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { filesBelow } from "./support/files.ts";

/** Props and attributes that are visible or read by screen readers. */
const TEXTS = new Set(
  (
    "aria-label aria-roledescription aria-valuetext alt placeholder title " +
    "action caption description hint label note what"
  ).split(" "),
);

/** Names of formats and a license, which are the same in every language. */
const NAMES = /\b(?:Atom|CSV|iCalendar|JSON Feed|JSON|MIT)\b|&nbsp;/g;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const readName = (node: unknown): unknown =>
  isNode(node) ? (node["name"] ?? node["value"]) : undefined;

/** String and template literals that an expression may evaluate to. */
function findLiterals(node: unknown): Node[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "Literal":
    case "JSXText":
      return [node];
    case "TemplateLiteral":
      return listChildren(node).flatMap((child) =>
        child.type === "TemplateElement" ? [child] : findLiterals(child),
      );
    case "ConditionalExpression":
      return [...findLiterals(node["consequent"]), ...findLiterals(node["alternate"])];
    case "LogicalExpression":
      return [...findLiterals(node["left"]), ...findLiterals(node["right"])];
    case "BinaryExpression":
      return node["operator"] === "+" ? listChildren(node).flatMap(findLiterals) : [];
    case "JSXExpressionContainer":
      return findLiterals(node["expression"]);
    default:
      return [];
  }
}

function findShownLiterals(node: Node): Node[] {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment": {
      const children = node["children"];
      return Array.isArray(children) ? children.flatMap(findLiterals) : [];
    }
    case "JSXAttribute":
      return TEXTS.has(String(readName(node["name"]))) ? findLiterals(node["value"]) : [];
    case "Property":
      return TEXTS.has(String(readName(node["key"]))) ? findLiterals(node["value"]) : [];
    default:
      return [];
  }
}

function readText(node: Node): string {
  const value = node["value"];
  if (typeof value === "string") return value;
  return isNode(value) || typeof value !== "object" ? "" : String(Object(value).cooked ?? "");
}

/** Texts in a code file, with their lines. */
function textsIn(file: string): string[] {
  const code = readFileSync(file, "utf8");
  const found: string[] = [];
  const visit = (node: Node) => {
    for (const literal of findShownLiterals(node)) {
      const text = readText(literal).replaceAll(NAMES, "").trim();
      const line = code.slice(0, literal.start).split("\n").length;
      if (/\p{L}/u.test(text)) found.push(`${file}:${line} ${text}`);
    }
    listChildren(node).forEach(visit);
  };
  const program: unknown = parseSync(file, code).program;
  if (isNode(program)) visit(program);
  return found;
}

/** Files with texts for maintainers, or with the site's texts: a `page.ts` its link label, the search its sentences. */
const notTheInterface =
  /^app\/(?:content|editor|media|outputs\/hosting|search\/documents|words)\/|\/page\.ts$/;

test("no text of the site’s interface is in the code, outside of app/words/", () => {
  const files = filesBelow("app", /\.tsx?$/).filter(
    (file) => !file.includes(".test.") && !notTheInterface.test(file),
  );
  // The texts of the editor are in its code, so there the search finds some.
  expect(textsIn("app/editor/SignIn.tsx")).not.toEqual([]);
  expect(files.flatMap(textsIn)).toEqual([]);
});
