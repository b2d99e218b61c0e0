import type { operations, Schemas } from '@institute/api-schema';
import document from '@institute/api-schema/openapi.json' with { type: 'json' };
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { FileAnswer } from './file-answer.ts';
import type { Scarce } from './queue.ts';

export type OperationId = keyof operations;
type RoleName = Schemas['RoleName'];

/** Values that survive a JSON round trip. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/**
 * Runs the work in a transaction, or returns the earlier result of the same request. The same transaction stores the
 * result, so neither exists without the other. Of two concurrent calls, the second waits for the first. Failed work
 * leaves nothing behind and can be retried.
 * Callers wait for `scarce` resources without a transaction, and never begin one if nothing is left. The work is done at
 * one moment, as by `atOnce`.
 */
export type Idempotent = <Result extends Json>(
  work: (db: Database, now: Date) => Promise<Result>,
  scarce?: Scarce,
) => Promise<Result>;

type JsonOf<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: { 'application/merge-patch+json': infer Body } }
    ? Body
    : undefined;
/** The only non-text part of a form is called `file`. */
type FormOf<T> = T extends { content: { 'multipart/form-data': infer Form } }
  ? { [Name in keyof Form]: Name extends 'file' ? File : Form[Name] }
  : JsonOf<T>;
type BodyOf<Op> = Op extends { requestBody: infer Body }
  ? FormOf<Body>
  : Op extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined;
/** Anything other than plain JSON is sent as a file. */
type AnswerOf<T> = T extends { content: { 'application/json': infer Body } }
  ? Body
  : T extends { content: unknown }
    ? FileAnswer
    : undefined;
type SuccessOf<Responses> = {
  [Status in keyof Responses & (200 | 201 | 202 | 204)]: AnswerOf<Responses[Status]>;
}[keyof Responses & (200 | 201 | 202 | 204)];

/** A handler's input: values validated against the document, with defaults filled in. */
export type Input<Id extends OperationId> = {
  path: operations[Id]['parameters'] extends { path: infer Path } ? Path : Record<never, never>;
  query: Required<NonNullable<operations[Id]['parameters']['query']>>;
  header: operations[Id]['parameters'] extends { header: infer Header } ? Header : Record<never, never>;
  body: BodyOf<operations[Id]>;
  /** The body's bytes as text, for checking its signature. */
  readBodyText: () => Promise<string>;
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

export type Schema = { [keyword: string]: unknown };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
};
/**
 * The owner: no one, the caller, or the user that the named parameter, or member of the body, leads to. `others` are the
 * roles that may act on it as well.
 */
export type Owner = 'none' | 'caller' | { student?: string; coach?: string; others?: RoleName[] };
/** What staff do with it, and the parameter or member of the body that leads to whom it concerns. */
export type Staff = {
  act: Schemas['AuditLogEntryType'];
  reason: 'required' | 'optional';
  subject?: { student: string };
};
type Response = { content?: Record<string, { schema: Schema }> };
export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  origin: 'documented' | 'designed';
  roles: 'public' | string[];
  owner: Owner;
  staff: Staff | undefined;
  /** Whether callers with an unverified e-mail are allowed. */
  isForUnverified: boolean;
  errorKeys: string[];
  /** The file name, for JSON that is downloaded. */
  fileName: string | undefined;
  parameters: Parameter[];
  requestBody: { required?: boolean; content: Record<string, { schema: Schema }> } | undefined;
  responses: Record<string, Response>;
  successStatus: 200 | 201 | 202 | 204;
  /** Whether it answers with one page of a list. */
  isPage: boolean;
};

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

export function resolve<T extends object>(value: T | Reference): T {
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
  'x-staff'?: Staff;
  'x-unverified'?: 'allowed';
  'x-error-keys': string[];
  'x-file-name'?: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: NonNullable<Operation['requestBody']>;
  responses: Record<string, Response | Reference>;
};
type PathItem = { [method in (typeof methods)[number]]?: Described } & Pick<Described, 'parameters'>;

function isPage({ content }: Response): boolean {
  const schema = content?.['application/json']?.schema;
  return schema !== undefined && 'pagination' in ((resolve(schema).properties as object | undefined) ?? {});
}

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
        staff: operation['x-staff'],
        isForUnverified: operation['x-unverified'] === 'allowed',
        errorKeys: operation['x-error-keys'],
        fileName: operation['x-file-name'],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        requestBody: operation.requestBody,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [status, resolve(response)]),
        ),
        successStatus: Number(success) as Operation['successStatus'],
        isPage: isPage(resolve(operation.responses[success!]!)),
      };
    }),
  );
}

export const contract: Operation[] = readOperations();
