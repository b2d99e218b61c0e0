import type { SchemaIssue } from '../rules/schema.ts';

/** Any Standard Schema: zod, `zod/mini`, valibot and others. `Values` is its input. */
export interface FormSchema<Values = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult | Promise<SchemaResult>;
    readonly types?: { readonly input: Values } | undefined;
  };
}
export interface SchemaResult {
  readonly issues?: ReadonlyArray<SchemaIssue> | undefined;
}
