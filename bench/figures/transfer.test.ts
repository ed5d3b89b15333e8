import { expect, test } from "vitest";
import { coldLoad } from "./figures.ts";
import { countTransfer } from "./transfer.ts";

const page = { url: "http://127.0.0.1/", resourceType: "Document", mimeType: "text/html" };
const art = { url: "http://127.0.0.1/a.svg", resourceType: "Image", mimeType: "image/svg+xml" };
const photo = { url: "http://127.0.0.1/a.avif", resourceType: "Image", mimeType: "image/avif" };

test("bytes are added up by what was asked for", () => {
  const { transfer, requests, failed } = countTransfer([
    { ...page, transferSize: 900, statusCode: 200 },
    { ...art, transferSize: 70, statusCode: 200 },
    { ...art, resourceType: "Other", transferSize: 30, statusCode: 200 },
    { ...photo, transferSize: 5, statusCode: 200 },
  ]);
  expect(transfer).toEqual({
    html: 900,
    script: 0,
    style: 0,
    font: 0,
    art: 100,
    photo: 5,
    other: 0,
  });
  expect({ requests, failed }).toEqual({ requests: 4, failed: 0 });
});

test("photographs are no part of the cold load", () => {
  const { transfer } = countTransfer([
    { ...page, transferSize: 900, statusCode: 200 },
    { ...photo, transferSize: 5, statusCode: 200 },
  ]);
  expect(coldLoad(transfer)).toBe(900);
});

test("an error and a missing answer count as failed, inlined addresses not at all", () => {
  const { requests, failed } = countTransfer([
    { ...page, statusCode: 404 },
    { ...page, statusCode: -1 },
    { url: "data:image/svg+xml,x", resourceType: "Image", mimeType: "image/svg+xml" },
  ]);
  expect({ requests, failed }).toEqual({ requests: 1, failed: 2 });
});
