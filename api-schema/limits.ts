import type { OpenAPI3 } from 'openapi-typescript';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

const note = '// Made by generate.ts from openapi/. Do not edit.\n';

/**
 * The modules with the limits of every request body: one per schema, so that a screen loads those it uses, and one with
 * all of them. By file.
 */
export function limitsModules(document: OpenAPI3): Record<string, string> {
  const schemas = document.components?.schemas as Record<string, Schema>;
  const nameOf = (schema: Schema) => schema.$ref?.split('/').at(-1);

  function limitsOf(schema: Schema): Record<string, unknown> {
    const name = nameOf(schema);
    if (name) return limitsOf(schemas[name]!);
    const own = keywords.filter((keyword) => keyword in schema).map((keyword) => [keyword, schema[keyword]]);
    const parts = Object.entries({ ...schema.properties, ...(schema.items && { items: schema.items }) })
      // No one types it.
      .filter(([part]) => part !== 'version')
      .map(([part, one]) => [part, limitsOf(one)] as const)
      .filter(([, limits]) => Object.keys(limits).length > 0);
    const choices = (schema.anyOf ?? []).map(limitsOf);
    return Object.assign(Object.fromEntries([...own, ...parts]), ...choices);
  }

  const operations = Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>)
    .flatMap((item) => Object.values(item))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const names = new Set(operations.flatMap(({ schema }) => nameOf(schema) ?? []));
  const constants = [...names]
    .sort()
    .map((name) => [name, limitsOf(schemas[name]!)] as const)
    .filter(([, limits]) => Object.keys(limits).length > 0)
    .map(
      ([name, limits]) =>
        [name, `export const ${name} = ${JSON.stringify(limits, null, 2)} as const;\n`] as const,
    );
  const fileOf = (name: string) => `limits-${name}.gen.ts`;
  return {
    'src/limits.gen.ts': [
      note,
      ...constants.map(([name]) => `export { ${name} } from './${fileOf(name)}';\n`),
    ].join(''),
    ...Object.fromEntries(constants.map(([name, text]) => [`src/${fileOf(name)}`, `${note}\n${text}`])),
  };
}
