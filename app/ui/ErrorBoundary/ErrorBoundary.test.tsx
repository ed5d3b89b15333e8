import { expect, test } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** The page after a view has failed and another one, or the same, is requested. */
function showAfterFailure(failed: string, view: string) {
  const props = { what: "The news", fallback: "Failed", children: "Stories", view };
  const boundary = new ErrorBoundary({ ...props, view: failed });
  boundary.state = { ...boundary.state, ...ErrorBoundary.getDerivedStateFromError() };
  const next = ErrorBoundary.getDerivedStateFromProps(props, boundary.state);
  boundary.state = { ...boundary.state, ...next };
  return boundary.render();
}

test("a view that failed says so as long as it is shown", () => {
  expect(showAfterFailure("2025", "2025")).toBe("Failed");
});

test("the next view is shown, although the one before has failed", () => {
  expect(showAfterFailure("2025", "2026")).toBe("Stories");
});
