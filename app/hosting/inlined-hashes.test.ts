import { expect, test } from "vitest";
import { styleHashes } from "./style-hashes.ts";

test("every inlined stylesheet has its hash, in their order", () => {
  const html = "<head><style>p{color:red}</style></head><style></style>";
  expect(styleHashes(html)).toEqual([
    "sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=",
    "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  ]);
});

test("one character more is another hash", () => {
  expect(styleHashes("<style>a{}</style>")).not.toEqual(styleHashes("<style>a{} </style>"));
});

test("a document without an inlined stylesheet has none", () => {
  expect(styleHashes('<link rel="stylesheet" href="/assets/a.css">')).toEqual([]);
});
