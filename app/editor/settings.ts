/** The edited site's settings, from the document. */
export interface EditorSettings {
  readonly name: string;
  readonly repository: string;
  readonly branch: string;
  readonly changes: "commit" | "request";
}
