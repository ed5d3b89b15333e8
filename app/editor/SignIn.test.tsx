import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignIn } from "./SignIn.tsx";

const form = (sharedOrigin: string | undefined, drafts = 0) =>
  renderToStaticMarkup(
    <SignIn
      repository="club/site"
      sharedOrigin={sharedOrigin}
      failure={undefined}
      drafts={drafts}
      isBusy={false}
      onToken={() => {}}
      onDiscard={() => {}}
      onTryAgain={undefined}
    />,
  );

test("the token stays in this tab unless the captain chooses the device", () => {
  const options = Array.from(form(undefined).matchAll(/<label.*?<\/label>/gs), ([label]) => label);
  const [tab = "", device = ""] = options.filter((label) => label.includes('type="radio"'));
  expect(tab).toContain("In this tab only");
  expect(tab).toContain("checked");
  expect(device).not.toContain("checked");
});

test("on a shared origin the sign-in says who can read a stored token", () => {
  expect(form("gale.github.io")).toContain("Every site at gale.github.io can read a token");
  expect(form(undefined)).not.toContain("Every site");
});

test("before sign-in, unsaved changes on the device are listed and can be discarded", () => {
  expect(form(undefined, 2)).toContain("unsaved changes in 2 files");
  expect(form(undefined, 2)).toContain("Discard them");
  expect(form(undefined)).not.toContain("Discard");
});

test("without a token the button is disabled, and described by what is missing", () => {
  const html = form(undefined);
  const [, reason = ""] = /<button[^>]*disabled=""[^>]*aria-describedby="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(`<small id="${reason}">Paste a token to sign in.</small>`);
});
