import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignIn } from "./SignIn.tsx";

test("the sign-in speaks of any device and says why its button is disabled", () => {
  const html = renderToStaticMarkup(
    <SignIn
      repository="club/site"
      problem={undefined}
      isBusy={false}
      onToken={() => {}}
      onTryAgain={undefined}
    />,
  );
  expect(html).toContain("Keep me signed in on this device");
  expect(html).not.toContain("phone");
  const [, reason = ""] = /<button[^>]*disabled=""[^>]*aria-describedby="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(`<small id="${reason}">Paste a token to sign in.</small>`);
});
