import document from '@institute/api-schema/openapi.json' with { type: 'json' };

/** The parts of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  examples?: unknown[];
} & { [limit in (typeof limits)[number]]?: number };

const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

export const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** The name of a named schema. */
export function nameOf(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

/** Resolves a `$ref`. */
export function resolved(schema: Schema): Schema {
  const name = nameOf(schema);
  return name ? resolved(schemas[name]!) : schema;
}
