import type { Context } from 'hono';
import { type Operation, type OperationId, resolve, type Schema } from '../platform/contract.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { bodyValidator, declaredIn, type Part, parameterValidator } from '../platform/validators.ts';
import { fieldErrors } from './field-errors.ts';

/** Control characters that don't belong in text and that a database may reject. Tabs and line breaks are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** A lone surrogate is refused too, because it would be stored as a different character. */
const isText = (value: string) => value.isWellFormed() && !controlCharacter.test(value);

function controlCharacters(part: FieldError['in'], value: unknown, pointer = ''): FieldError[] {
  if (typeof value === 'string') {
    return isText(value) ? [] : [{ in: part, pointer, rule: 'controlCharacter', values: {} }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => controlCharacters(part, item, `${pointer}/${key}`));
}

function refuse(errors: FieldError[], id: OperationId): void {
  if (errors.length === 0) return;
  // Sort names are never typed by people, so an unknown one is a bad request, not a field error.
  if (errors.some((error) => error.in === 'query' && error.pointer === '/sortBy')) {
    throw problem('badRequest', { detail: 'The list cannot be sorted by that.', errors });
  }
  throw problem(id === 'signUpStudent' || id === 'signUpCoach' ? 'failedSignUp' : 'validationFailed', {
    errors,
  });
}

/** An integer consists of digits: not `0x10`, `1e3` or `1.0`. */
const isInteger = (text: string) => /^-?\d+$/.test(text);

/** The validated parameters of a request, in one place: path, query or header. */
export function readParameters(c: Context, operation: Operation, part: Part): Record<string, unknown> {
  const read = {
    path: (name: string) => [c.req.param(name)],
    query: (name: string) => c.req.queries(name),
    header: (name: string) => [c.req.header(name)],
  }[part];
  const declared = declaredIn(operation, part);
  if (declared.length === 0) return {};
  const values: Record<string, unknown> = {};
  for (const { name, schema } of declared) {
    // An empty query parameter counts as missing.
    const texts = part === 'query' ? read(name)?.filter((text) => text !== '') : read(name);
    // A repeated parameter stays a list, so it fails validation where a single value is expected.
    const { type } = resolve<Schema>(schema);
    if (!texts?.length) continue;
    const value = type === 'array' || texts.length > 1 ? texts : texts[0];
    if (value === undefined) continue;
    if (type === 'integer' && typeof value === 'string' && !isInteger(value)) {
      const error = { in: part, pointer: `/${name}`, rule: 'type', values: { type } } as const;
      throw problem('badRequest', { detail: 'An integer is written in digits.', errors: [error] });
    }
    values[name] = value;
  }
  const validate = parameterValidator(operation, part);
  refuse(
    validate(values) ? controlCharacters(part, values) : fieldErrors(part, validate.errors!),
    operation.id,
  );
  return values;
}

function requireMediaType(c: Context, expected: string): void {
  if ((c.req.header('content-encoding') ?? 'identity').trim().toLowerCase() !== 'identity') {
    throw problem('unsupportedMediaType', {
      detail: 'The body must not be compressed.',
      headers: { 'accept-encoding': 'identity' },
    });
  }
  const mediaType = (c.req.header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (mediaType === expected) return;
  throw problem('unsupportedMediaType', {
    detail: `The body must be ${expected}.`,
    headers: { accept: expected },
  });
}

/** Validates a multipart form like any other body. The file itself has its own checks. */
async function readForm(c: Context, operation: Operation, media: { schema: Schema }): Promise<unknown> {
  requireMediaType(c, 'multipart/form-data');
  let form: FormData;
  try {
    form = await c.req.formData();
  } catch {
    throw problem('badRequest', { detail: 'The body is not a form.' });
  }
  const values: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name).map((part) => {
      if (name === 'file') return part instanceof File ? 'file' : null;
      return part instanceof File ? null : part;
    });
    values[name] = parts.length > 1 ? parts : parts[0];
  }
  const validate = bodyValidator(operation, media);
  refuse(
    validate(values) ? controlCharacters('body', values) : fieldErrors('body', validate.errors!),
    operation.id,
  );
  return { ...values, file: form.get('file') };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The validated body of a request: JSON, a merge patch or a form. */
export async function readBody(c: Context, operation: Operation): Promise<unknown> {
  const { requestBody } = operation;
  if (!requestBody) return undefined;
  const form = requestBody.content['multipart/form-data'];
  if (form) return readForm(c, operation, form);
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) {
    if (requestBody.required) throw problem('badRequest', { detail: 'The request has no body.' });
    return undefined;
  }
  const [mediaType, media] = Object.entries(requestBody.content)[0]!;
  requireMediaType(c, mediaType);
  let body: unknown;
  try {
    // JSON is UTF-8. Invalid bytes would be stored as something other than what was sent.
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw problem('badRequest', { detail: 'The body is not JSON.' });
  }
  const validate = bodyValidator(operation, media);
  refuse(
    validate(body) ? controlCharacters('body', body) : fieldErrors('body', validate.errors!),
    operation.id,
  );
  return body;
}
