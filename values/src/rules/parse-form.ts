import { joinDateTime } from '../formats/date-time.ts';
import { fieldNameOf, type IssueViolation, type SchemaIssue, violationOf } from './issues.ts';
import { pointerOf, stepsOf, withValue } from './paths.ts';

/** What a server answers to a form that it refuses: `useForm({ lastResult })` shows it. It can be sent as JSON. */
export interface FormResult {
  /** What was submitted, without secrets. */
  values: Record<string, unknown>;
  /** Like the `errors` of a problem+json response. A server may have its own rules. */
  errors: ReadonlyArray<Omit<IssueViolation, 'rule'> & { rule: string; pointer: string }>;
}

export type ParsedForm<Output> =
  | { isValid: true; value: Output; values: FormResult['values'] }
  | { isValid: false; lastResult: FormResult };

/** A Standard Schema. */
interface Schema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
  };
}
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<SchemaIssue> };

export interface ParseOptions {
  /**
   * Reads what was typed into a field before the scripts had loaded, when only its text could be sent: dates, amounts and
   * phone numbers, by name. Otherwise the text is the value.
   */
  read?: Record<string, (text: string) => unknown>;
  /** Names of fields that are never sent back, besides those with `password` in their name. */
  secrets?: readonly string[];
}

/**
 * Validates what a native form has submitted with the schema of its `useForm`, on a server. The values have the types of
 * the schema if it is one of zod; otherwise they are texts, and lists for names that occur more than once.
 */
export async function parseForm<Output>(
  schema: Schema<Output>,
  data: FormData,
  { read = {}, secrets = [] }: ParseOptions = {},
): Promise<ParsedForm<Output>> {
  const posted = postedTexts(data, read);
  const postedValues = readValue(schema, '', posted) as Record<string, unknown>;
  const isSecret = (name: string) => secrets.includes(name) || /password/i.test(name);
  const values = Object.fromEntries(Object.entries(postedValues).filter(([name]) => !isSecret(name)));
  const result = await schema['~standard'].validate(postedValues);
  if (!result.issues) return { isValid: true, value: result.value, values };
  const errors = new Map<string, FormResult['errors'][number]>();
  for (const issue of result.issues) {
    const name = fieldNameOf(issue);
    if (errors.has(name)) continue;
    errors.set(name, { ...violationOf(issue, posted.get(name)?.[0]), pointer: pointerOf(name) });
  }
  return { isValid: false, lastResult: { values, errors: [...errors.values()] } };
}

interface Posted extends Map<string, readonly unknown[]> {
  /** Names of groups and lists that have parts. */
  groups?: Set<string>;
}

/** Longer lists aren't read, so that a made-up index can't take all memory. */
const maxItems = 1000;

/** The values by name. Texts typed before the scripts had loaded (`birth.typed`) replace the initial values. */
function postedTexts(data: FormData, read: NonNullable<ParseOptions['read']>): Posted {
  const posted: Posted = new Map();
  // React adds names of its own for a server action.
  for (const name of data.keys()) if (!name.startsWith('$ACTION')) posted.set(name, data.getAll(name));
  for (const [name, [text]] of posted) {
    if (!name.endsWith('.typed')) continue;
    const field = name.slice(0, -'.typed'.length);
    posted.delete(name);
    if (typeof text === 'string') posted.set(field, [read[field]?.(text) ?? text]);
  }
  posted.groups = new Set([...posted.keys()].flatMap(groupsOf));
  return posted;
}

/** The parts of a zod schema that say which values it takes. */
interface ZodSchema {
  readonly _zod?: {
    readonly def?: {
      type?: string;
      shape?: Record<string, unknown>;
      element?: unknown;
      innerType?: unknown;
      in?: unknown;
    };
  };
}

function readValue(schema: unknown, name: string, posted: Posted): unknown {
  const { type, shape, element, innerType, in: input } = (schema as ZodSchema)._zod?.def ?? {};
  const [value] = posted.get(name) ?? [];
  if (type === 'nullable' && (value === '' || value === undefined)) return null;
  if ((type === 'optional' || type === 'default') && value === undefined && !hasParts(name, posted))
    return undefined;
  if (innerType ?? input) return readValue(innerType ?? input, name, posted);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([key, part]) => [
          key,
          readValue(part, name ? `${name}.${key}` : key, posted),
        ]),
      );
    case 'array':
      return itemsOf(element, name, posted);
    case 'boolean':
      return value !== undefined && value !== 'false';
    case 'number': {
      if (typeof value !== 'string') return value ?? null;
      return value.trim() === '' ? null : Number.isNaN(Number(value)) ? value : Number(value);
    }
    case 'record':
      // Radio buttons of which none is chosen aren't submitted.
      return hasParts(name, posted) ? anyValueOf(name, posted) : {};
    case undefined:
    case 'custom':
    case 'any':
    case 'unknown':
      return anyValueOf(name, posted);
    default:
      return value ?? dateTimeIn(name, posted);
  }
}

/** A date and a time, whose boxes have names of their own until the scripts have loaded. */
const dateTimeIn = (name: string, posted: Posted): string => {
  const partOf = (part: string) => String(posted.get(`${name}.${part}`)?.[0] ?? '');
  return joinDateTime({ date: partOf('date'), time: partOf('time') });
};

/** `educations[0].name` → `educations`, `educations[0]`. */
const groupsOf = (name: string): string[] =>
  [...name.matchAll(/[.[]/g)].map(({ index }) => name.slice(0, index));

const hasParts = (name: string, posted: Posted) => posted.groups?.has(name) === true;

function itemsOf(element: unknown, name: string, posted: Posted): unknown[] {
  if (!hasParts(name, posted)) return [...(posted.get(name) ?? [])];
  const items: unknown[] = [];
  for (
    let item = `${name}[0]`;
    hasParts(item, posted) || posted.has(item);
    item = `${name}[${items.length}]`
  ) {
    if (items.length === maxItems) break;
    items.push(readValue(element, item, posted));
  }
  return items;
}

/** Whatever was submitted under a name, as texts. */
function anyValueOf(name: string, posted: Posted): unknown {
  if (name !== '' && !hasParts(name, posted)) {
    const all = posted.get(name) ?? [''];
    return all.length > 1 ? all : all[0];
  }
  let value: unknown = {};
  for (const [key, all] of posted) {
    if (name !== '' && !key.startsWith(`${name}.`)) continue;
    const steps = stepsOf(key.slice(name.length));
    if (steps.some((step) => typeof step === 'number' && step >= maxItems)) continue;
    value = withValue(value, steps, all.length > 1 ? all : all[0]);
  }
  return value;
}
