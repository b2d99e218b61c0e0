import { setTimeout } from 'node:timers/promises';
import type { operations } from '@institute/api-schema';
import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Context, Hono } from 'hono';
import type { Caller } from '../account/caller.ts';
import type { Database } from './database.ts';
import { fieldErrors } from './field-errors.ts';
import { FileAnswer } from './file-answer.ts';
import { formats } from './formats.ts';
import { type Idempotent, idempotentFor } from './idempotency.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { type FieldError, problem } from './problem.ts';
import type { RequestVariables } from './request-variables.ts';

export type OperationId = keyof operations;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** The only non-text part of a form is called `file`. */
type FormOf<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Name in keyof Form]: Name extends 'file' ? File : Form[Name] }
  : JsonOf<T>;
type BodyOf<Op> = Op extends { requestBody: infer Body }
  ? FormOf<Body>
  : Op extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined;
/** Anything other than JSON is a file. */
type AnswerOf<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: Record<string, string> }
    ? FileAnswer
    : undefined;
type SuccessOf<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: AnswerOf<Responses[Status]>;
}[keyof Responses & (200 | 201 | 202 | 204)];

/** A handler's input: values validated against the document, with defaults filled in. */
export type Input<Id extends OperationId> = {
  path: operations[Id]['parameters'] extends { path: infer Path } ? Path : Record<never, never>;
  query: Required<NonNullable<operations[Id]['parameters']['query']>>;
  body: BodyOf<operations[Id]>;
  /** The signed-in user. Reading it without a session answers 401. */
  readonly caller: Caller;
  /** The client's network address. */
  address: string;
  /** The User-Agent header. */
  userAgent: string;
  /** For operations with an `Idempotency-Key`: runs the work once per key. */
  idempotent: operations[Id]['parameters'] extends { header: { 'Idempotency-Key': string } }
    ? Idempotent
    : never;
};

/** A handler's return value: the body of the success response. Failures are thrown as a `problem`. */
export type Output<Id extends OperationId> = SuccessOf<operations[Id]['responses']>;
export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Output<Id>>;
export type Handlers = { [Id in OperationId]: Handler<Id> };

type Schema = { [keyword: string]: unknown };
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
};
/** The owner: no one, the caller, or the user that the named parameter leads to. */
export type Owner = 'none' | 'caller' | { student?: string; coach?: string; others?: string[] };
type Response = { content?: Record<string, { schema: Schema }> };
type Operation = {
  id: OperationId;
  method: string;
  path: string;
  origin: 'documented' | 'designed';
  roles: 'public' | string[];
  owner: Owner;
  /** Whether callers with an unverified e-mail are allowed. */
  isForUnverified: boolean;
  errorKeys: string[];
  /** The file name, for JSON that is downloaded. */
  fileName: string | undefined;
  parameters: Parameter[];
  requestBody: { required?: boolean; content: Record<string, { schema: Schema }> } | undefined;
  responses: Record<string, Response>;
  successStatus: 200 | 201 | 202 | 204;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

function resolve<T extends object>(value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const at = value.$ref.slice(2).split('/');
  return at.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as T;
}

type Reference = { $ref: string };
type Described = {
  operationId: OperationId;
  'x-origin': Operation['origin'];
  'x-roles': Operation['roles'];
  'x-owner': Owner;
  'x-unverified'?: 'allowed';
  'x-error-keys': string[];
  'x-file-name'?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: NonNullable<Operation['requestBody']>;
  responses: Record<string, Response | Reference>;
};
type PathItem = { [method in (typeof methods)[number]]?: Described } & Pick<Described, 'parameters'>;

function readOperations(): Operation[] {
  const paths = document.paths as unknown as Record<string, PathItem>;
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const success = Object.keys(operation.responses).find((status) => status.startsWith('2'));
      return {
        id: operation.operationId,
        method,
        path,
        origin: operation['x-origin'],
        roles: operation['x-roles'],
        owner: operation['x-owner'],
        isForUnverified: operation['x-unverified'] === 'allowed',
        errorKeys: operation['x-error-keys'],
        fileName: operation['x-file-name'],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        requestBody: operation.requestBody,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [status, resolve(response)]),
        ),
        successStatus: Number(success) as Operation['successStatus'],
      };
    }),
  );
}

export const contract: Operation[] = readOperations();

const options = { strict: false, allErrors: true, verbose: true };
/** Bodies and responses are not coerced. Omitted body properties get the document's defaults. */
const bodies = new Ajv2020({ ...options, addUsedSchema: false, useDefaults: true });
const answers = new Ajv2020({ ...options, addUsedSchema: false });
/** Parameters arrive as strings, so they are coerced to the types in the document. */
const parameters = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
for (const ajv of [bodies, answers, parameters]) {
  for (const [name, rule] of Object.entries(formats))
    ajv.addFormat(name, (value: string) => rule(value) === null);
  ajv.addSchema(document, 'document');
}

const validators = new Map<string, ValidateFunction>();
const compiled = new Map<Ajv2020, Map<string, ValidateFunction>>();

/** Compiling a schema takes milliseconds, so identical schemas share a validator. */
function compile(ajv: Ajv2020, schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
  const known = compiled.get(ajv) ?? new Map<string, ValidateFunction>();
  compiled.set(ajv, known);
  const validate = known.get(text) ?? ajv.compile(JSON.parse(text));
  known.set(text, validate);
  return validate;
}

function validator(ajv: Ajv2020, key: string, schema: () => Schema): ValidateFunction {
  const validate = validators.get(key) ?? compile(ajv, schema());
  validators.set(key, validate);
  return validate;
}

type Part = Parameter['in'];

const declaredIn = (operation: Operation, part: Part) =>
  operation.parameters.filter((parameter) => parameter.in === part);

function parameterValidator(operation: Operation, part: Part): ValidateFunction {
  return validator(parameters, `${operation.id} ${part}`, () => {
    const declared = declaredIn(operation, part);
    return {
      type: 'object',
      properties: Object.fromEntries(declared.map(({ name, schema }) => [name, schema])),
      required: declared.filter(({ required }) => required).map(({ name }) => name),
    };
  });
}

function bodyValidator(operation: Operation, { schema }: { schema: Schema }): ValidateFunction {
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

/** Control characters that don't belong in text and that a database may reject. Tabs and line breaks are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

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

function readParameters(c: Context, operation: Operation, part: Part): Record<string, unknown> {
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

async function readBody(c: Context, operation: Operation): Promise<unknown> {
  const { requestBody } = operation;
  if (!requestBody) return undefined;
  const form = requestBody.content['multipart/form-data'];
  if (form) return readForm(c, operation, form);
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength === 0) {
    if (requestBody.required) throw problem('badRequest', { detail: 'The request has no body.' });
    return undefined;
  }
  requireMediaType(c, 'application/json');
  let body: unknown;
  try {
    // JSON is UTF-8. Invalid bytes would be stored as something other than what was sent.
    body = JSON.parse(utf8.decode(bytes));
  } catch {
    throw problem('badRequest', { detail: 'The body is not JSON.' });
  }
  const validate = bodyValidator(operation, requestBody.content['application/json']!);
  refuse(
    validate(body) ? controlCharacters('body', body) : fieldErrors('body', validate.errors!),
    operation.id,
  );
  return body;
}

type Mounting = {
  db: Database;
  now: () => Date;
  handlers: Handlers;
  authenticate: (accessToken: string) => Promise<Caller | null>;
  addressOf: (c: Context) => string;
};

function bearerOf(c: Context): string | null {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

async function identify(c: Context, operation: Operation, authenticate: Mounting['authenticate']) {
  if (operation.roles === 'public') return null;
  const token = bearerOf(c);
  const caller = token === null ? null : await authenticate(token);
  if (!caller) throw problem('unauthorized');
  if (!caller.isVerifiedEmail && !operation.isForUnverified) throw problem('emailNotVerified');
  const roles = operation.roles;
  if (!caller.roles.some(({ name }) => roles.includes(name))) throw problem('forbidden');
  return caller;
}

/** Routes every operation of the document to its handler, and answers 405 to all other methods of its paths. */
export function mountContract(
  app: Hono<RequestVariables>,
  { db, now, handlers, authenticate, addressOf }: Mounting,
): void {
  const pathOf = (operation: Operation) => operation.path.replaceAll(/\{(\w+)\}/g, ':$1');

  for (const operation of contract) {
    const handle = handlers[operation.id] as (input: unknown) => Promise<unknown>;
    app.on(operation.method.toUpperCase(), pathOf(operation), async (c) => {
      c.set('operationId', operation.id);
      const caller = await identify(c, operation, authenticate);
      if (caller) c.set('studentId', caller.studentId);
      const path = readParameters(c, operation, 'path');
      const query = readParameters(c, operation, 'query');
      const key = readParameters(c, operation, 'header')['Idempotency-Key'] as string | undefined;
      const body = await readBody(c, operation);
      const result = await handle({
        path,
        query,
        body,
        address: addressOf(c),
        userAgent: c.req.header('user-agent') ?? '',
        get caller() {
          if (!caller) throw problem('unauthorized');
          return caller;
        },
        ...(key &&
          caller && { idempotent: idempotentFor(db, now(), caller.userId, key, [operation.id, path, body]) }),
      });
      if (result instanceof FileAnswer) return result.respond(c.req.header('if-none-match'));
      if (operation.fileName) c.header('content-disposition', `attachment; filename="${operation.fileName}"`);
      if (result !== undefined) return c.json(result, operation.successStatus as 200);
      if (operation.successStatus === 204) return c.body(null, 204);
      return c.body(null, operation.successStatus as 202, { 'content-length': '0' });
    });
  }

  for (const path of new Set(contract.map(pathOf))) {
    const allowed = contract
      .filter((operation) => pathOf(operation) === path)
      .map(({ method }) => method.toUpperCase());
    refuseOtherMethods(app, path, allowed);
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
