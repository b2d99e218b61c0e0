import type { SchemaIssue } from '@institute/values/rules/issues';

/** Any Standard Schema: zod, `zod/mini`, valibot and others. `Values` is its input. */
export interface FormSchema<Values = unknown, Output = Values> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
    readonly types?: { readonly input: Values; readonly output: Output } | undefined;
  };
}

/** The issues, or the output if there are none: the values as the schema transforms them. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<SchemaIssue> };
