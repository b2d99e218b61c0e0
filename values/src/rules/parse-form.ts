import { joinDateTime } from '../formats/date-time.ts';
import { fieldNameOf, type IssueViolation, type SchemaIssue, violationOf } from './issues.ts';
import { joinStep, pointerOf, type Step, stepsOf, withValue } from './paths.ts';
import { accepts, emptyValueOf, type ZodSchema } from './schema-parts.ts';

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
   * phone numbers, by name, and for the rows of a list by `rows[].date`. Otherwise the text is the value.
   */
  read?: Record<string, (text: string) => unknown>;
  /**
   * Names of fields that are never sent back, besides those with `password` in their name: `code`, `account.code`, and for
   * all rows of a list `rows[].code`.
   */
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
  const isSecret = (name: string) =>
    secrets.includes(name) || secrets.includes(ofAnyRow(name)) || /password/i.test(name);
  const values = withoutSecrets(postedValues, isSecret) as Record<string, unknown>;
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

/** `rows[0].date` → `rows[].date`. */
const ofAnyRow = (name: string) => name.replace(/\[\d+\]/g, '[]');

/** A copy of the values without those whose names are secret, however deep they are. */
function withoutSecrets(value: unknown, isSecret: (name: string) => boolean, name = ''): unknown {
  const partOf = (key: Step, part: unknown): [Step, unknown][] => {
    const partName = joinStep(name, key);
    return isSecret(partName) ? [] : [[key, withoutSecrets(part, isSecret, partName)]];
  };
  if (Array.isArray(value))
    return value.flatMap((item, index) => partOf(index, item).map(([, kept]) => kept));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => partOf(key, part)));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

interface Posted extends Map<string, readonly unknown[]> {
  /** Names of groups and lists that have parts. */
  groups?: Set<string>;
  /** The lengths of lists, by the highest index that was posted. */
  lengths?: Map<string, number>;
}

/** Longer lists aren't read, so that a made-up index can't take all memory. */
const maxItems = 1000;

/**
 * The values by name. Texts typed before the scripts had loaded (`birth.typed`) replace the initial values, unless they
 * are those that the server has shown (`birth.shown`).
 */
function postedTexts(data: FormData, read: NonNullable<ParseOptions['read']>): Posted {
  const posted: Posted = new Map();
  // React adds names of its own for a server action.
  for (const name of data.keys()) if (!name.startsWith('$ACTION')) posted.set(name, data.getAll(name));
  for (const [name, [text]] of posted) {
    if (!name.endsWith('.typed')) continue;
    const field = name.slice(0, -'.typed'.length);
    const [shown] = posted.get(`${field}.shown`) ?? [];
    posted.delete(name);
    posted.delete(`${field}.shown`);
    const readText = read[field] ?? read[ofAnyRow(field)];
    if (typeof text === 'string' && text !== shown) posted.set(field, [readText?.(text) ?? text]);
  }
  posted.groups = new Set([...posted.keys()].flatMap(groupsOf));
  posted.lengths = lengthsOf(posted.keys());
  return posted;
}

/** `rows[2].name` → a list `rows` of 3 items. Those before it may be rows of unchecked boxes only, which aren't posted. */
function lengthsOf(names: Iterable<string>): Map<string, number> {
  const lengths = new Map<string, number>();
  let missingCount = 0;
  for (const name of names) {
    for (const item of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, item.index);
      const length = lengths.get(list) ?? 0;
      const next = Number(item[1]) + 1;
      const missing = Math.max(0, next - length - 1);
      if (next <= length || next > maxItems || missingCount + missing > maxItems) continue;
      missingCount += missing;
      lengths.set(list, next);
    }
  }
  return lengths;
}

/** The type as which a schema is read. */
function typeOf(schema: unknown): string | undefined {
  const { type, values } = (schema as ZodSchema | undefined)?._zod?.def ?? {};
  const literal = type === 'literal' ? typeof values?.[0] : undefined;
  return literal === 'boolean' || literal === 'number' ? literal : type;
}

/** Schemas that can contain themselves. */
const isComposite = (schema: unknown) =>
  /^(?:object|union|intersection|tuple|lazy)$/.test(typeOf(schema) ?? '');

function readValue(schema: unknown, name: string, posted: Posted): unknown {
  const {
    shape,
    left,
    right,
    innerType,
    in: input,
    getter,
  } = (schema as ZodSchema | undefined)?._zod?.def ?? {};
  const type = typeOf(schema);
  const [value] = posted.get(name) ?? [];
  const isMissing = value === undefined && !hasParts(name, posted);
  if (type === 'nullable' && (value === '' || isMissing)) return null;
  if ((type === 'optional' || type === 'default') && isMissing) return undefined;
  const wrapped = innerType ?? input ?? getter?.();
  if (wrapped) {
    // A recursive schema ends where nothing was posted.
    if (type === 'lazy' && isMissing && isComposite(wrapped)) return undefined;
    const inner = readValue(wrapped, name, posted);
    if (type === 'nullable' && inner === '') return null;
    return inner === '' || inner === null ? emptyValueOf(schema, inner) : inner;
  }
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {}).map(([key, part]) => [key, readValue(part, joinStep(name, key), posted)]),
      );
    case 'array':
    case 'tuple':
      return itemsOf(schema, name, posted);
    case 'union':
      return readUnion(schema, name, posted);
    case 'intersection': {
      const [first, second] = [left, right].map((part) => readValue(part, name, posted));
      return isPlainObject(first) && isPlainObject(second) ? { ...first, ...second } : first;
    }
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

/** The option of a union that was answered: by its discriminator, or the first one that accepts what was posted. */
function readUnion(union: unknown, name: string, posted: Posted): unknown {
  const { options = [], discriminator } = (union as ZodSchema)._zod?.def ?? {};
  if (discriminator !== undefined) {
    const [chosen] = posted.get(joinStep(name, discriminator)) ?? [];
    const isChosen = (option: unknown) => {
      const choices = (option as ZodSchema)._zod?.propValues?.[discriminator] ?? [];
      return [...choices].some((choice) => String(choice) === chosen);
    };
    return readValue(options.find(isChosen) ?? options[0], name, posted);
  }
  // Each is read once: a union may contain itself.
  const values: unknown[] = [];
  for (const option of options) {
    const value = readValue(option, name, posted);
    if (accepts(option, value)) return value;
    values.push(value);
  }
  return values[0];
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

function itemsOf(list: unknown, name: string, posted: Posted): unknown[] {
  const { element, items = [], rest } = (list as ZodSchema)._zod?.def ?? {};
  const schemaOf = (index: number) => items[index] ?? element ?? rest;
  if (!hasParts(name, posted)) {
    const values = posted.get(name) ?? [];
    return values.map((value, index) => readValue(schemaOf(index), name, new Map([[name, [value]]])));
  }
  const length = Math.max(items.length, posted.lengths?.get(name) ?? 0);
  return Array.from({ length }, (_, index) => readValue(schemaOf(index), joinStep(name, index), posted));
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
