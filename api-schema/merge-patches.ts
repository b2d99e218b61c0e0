import type { OpenAPI3 } from 'openapi-typescript';

interface Schema {
  $ref?: string;
  readOnly?: boolean;
  required?: string[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  'x-merge-patch-of'?: string;
}

/**
 * Completes the schemas that say `x-merge-patch-of: Name` with the members of that schema: none is required or has a
 * default, at any depth, and members that the server ignores are left out. Lists are replaced as a whole.
 */
export function withMergePatches(document: OpenAPI3): OpenAPI3 {
  const schemas = document.components?.schemas as Record<string, Schema>;

  function resolve(schema: Schema): Schema {
    return schema.$ref ? resolve(schemas[schema.$ref.split('/').at(-1)!]!) : schema;
  }

  function partial(schema: Schema): Schema {
    const { required: _, default: _default, examples: _examples, ...rest } = resolve(schema);
    if (rest.anyOf) return { ...rest, anyOf: rest.anyOf.map(partial) };
    if (rest.properties) return { ...rest, properties: partials(rest.properties) };
    return schema.$ref && !('default' in resolve(schema)) ? schema : rest;
  }

  const partials = (properties: Record<string, Schema>) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([, one]) => !resolve(one).readOnly)
        .map(([name, one]) => [name, partial(one)]),
    );

  for (const [name, { 'x-merge-patch-of': whole, ...patch }] of Object.entries(schemas)) {
    if (!whole) continue;
    const properties = { ...partials(schemas[whole]!.properties!), ...patch.properties };
    schemas[name] = { ...patch, properties };
  }
  return document;
}
