/** What the document says of the site that is edited. */
export interface EditorSettings {
  readonly name: string;
  readonly repository: string;
  readonly branch: string;
  readonly changes: "commit" | "request";
}
