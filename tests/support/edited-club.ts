import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import { editContent, type Replacement } from "#app/content/testing/small-content.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";

/** Page sources of the small club with some texts replaced. It must be valid. */
export function editedClub(...edits: readonly Replacement[]): Sources {
  const { draft, problems } = checkContent(editContent(...edits));
  const { site } = draft;
  const wrong = withoutHints(problems).map(({ file, cause }) => `${file}: ${cause}`);
  if (site === undefined || wrong.length > 0) throw new Error(wrong.join("\n"));
  return openSources({ ...draft, site });
}
