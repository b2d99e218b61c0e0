import { setTimeout } from 'node:timers/promises';
import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { countCharacters } from '@institute/values/rules';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { contract, type Operation, type OperationId, type Parameter, type Schema } from './contract.ts';
import { formats } from './formats.ts';

const options = { strict: false, allErrors: true, verbose: true };
/** Bodies and responses are not coerced. Omitted body properties get the document's defaults. */
const bodies = new Ajv2020({ ...options, addUsedSchema: false, useDefaults: true });
const answers = new Ajv2020({ ...options, addUsedSchema: false });
/** Parameters arrive as strings, so they are coerced to the types in the document. */
const parameters = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });

const isTextSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && 'type' in part && [part.type].flat().includes('string');

/** Ids are case-insensitive. Handlers get them as they are stored, so that they can compare them. */
const lowerCaseIds = (_: string, part: unknown) =>
  isTextSchema(part) && part.format === 'uuid' ? { ...part, lowerCase: true } : part;

/** Texts of a body are one line unless the document gives them a format, such as `multiline`. */
const oneLineByDefault = (name: string, part: unknown) =>
  isTextSchema(part) && !part.format && !part.enum ? { ...part, format: 'line' } : lowerCaseIds(name, part);

/** What the schemas of the document mean in requests. Responses are only checked. */
const meaningIn = new Map([
  [bodies, oneLineByDefault],
  [parameters, lowerCaseIds],
]);

/** No character that people type has more code units. Bounds what a text of combining marks can take. */
const longestCharacter = 32;

/** Counted like in forms, so that an emoji is one character here too. */
const lengthKeywords: Record<string, (limit: number, text: string) => boolean> = {
  minLength: (limit, text) => text.length >= limit && (limit === 1 || countCharacters(text) >= limit),
  // A text never has more characters than code units.
  maxLength: (limit, text) =>
    text.length <= limit || (text.length <= limit * longestCharacter && countCharacters(text) <= limit),
};

for (const ajv of [bodies, answers, parameters]) {
  for (const [keyword, validate] of Object.entries(lengthKeywords)) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, type: 'string', schemaType: 'number', errors: false, validate });
  }
  for (const [name, rule] of Object.entries(formats))
    ajv.addFormat(name, (value: string) => rule(value) === null);
  ajv.addKeyword({
    keyword: 'lowerCase',
    type: 'string',
    modifying: true,
    errors: false,
    validate: (_: true, text: string, __?: AnySchemaObject, at?: DataValidationCxt) => {
      at!.parentData[at!.parentDataProperty] = text.toLowerCase();
      return true;
    },
  });
  ajv.addSchema(JSON.parse(JSON.stringify(document), meaningIn.get(ajv)), 'document');
}

const validators = new Map<string, ValidateFunction>();
const compiled = new Map<Ajv2020, Map<string, ValidateFunction>>();

/** Compiling a schema takes milliseconds, so identical schemas share a validator. */
function compile(ajv: Ajv2020, schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
  const validators = compiled.get(ajv) ?? new Map<string, ValidateFunction>();
  compiled.set(ajv, validators);
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text, meaningIn.get(ajv)));
  validators.set(text, validate);
  return validate;
}

function validator(ajv: Ajv2020, key: string, schema: () => Schema): ValidateFunction {
  const validate = validators.get(key) ?? compile(ajv, schema());
  validators.set(key, validate);
  return validate;
}

export type Part = Parameter['in'];

export const declaredIn = (operation: Operation, part: Part) =>
  operation.parameters.filter((parameter) => parameter.in === part);

export function parameterValidator(operation: Operation, part: Part): ValidateFunction {
  return validator(parameters, `${operation.id} ${part}`, () => {
    const declared = declaredIn(operation, part);
    return {
      type: 'object',
      properties: Object.fromEntries(declared.map(({ name, schema }) => [name, schema])),
      required: declared.filter(({ required }) => required).map(({ name }) => name),
    };
  });
}

export function bodyValidator(operation: Operation, { schema }: { schema: Schema }): ValidateFunction {
  return validator(bodies, `${operation.id} body`, () => schema);
}

/** Milliseconds between operations whose schemas are compiled ahead, so that requests in between hardly wait. */
const compilePause = 50;

/** Compiles the request validators gradually, so that the first call of each operation needn't wait. */
export async function compileAhead(signal: AbortSignal): Promise<void> {
  for (const operation of contract) {
    await setTimeout(compilePause, undefined, { ref: false });
    if (signal.aborted) return;
    for (const part of ['path', 'query', 'header'] as const) {
      if (declaredIn(operation, part).length > 0) parameterValidator(operation, part);
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) bodyValidator(operation, media);
  }
}

/** Checks a response against the document for missing and extra properties. Tests check every response they get. */
export function responseErrors(id: OperationId, status: number, mediaType: string, body: unknown): string[] {
  const operation = contract.find((candidate) => candidate.id === id)!;
  const response = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined);
  if (!response) return [`${id} does not document status ${status}`];
  if (!response.content) return body === undefined ? [] : [`${id} ${status} must have no body`];
  const media = response.content[mediaType];
  if (!media) return [`${id} ${status} does not document ${mediaType || 'a missing content type'}`];
  if (!mediaType.endsWith('json')) return [];
  const validate = validator(answers, `${id} ${status} ${mediaType}`, () => media.schema);
  return validate(body)
    ? []
    : validate.errors!.map((error) => `${id} ${status} ${error.instancePath} ${error.message}`);
}
