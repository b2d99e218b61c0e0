import type { Step } from './paths.ts';

/** The parts of a zod schema that say which values it takes. */
export interface ZodSchema {
  readonly _zod?: {
    readonly def?: {
      type?: string;
      shape?: Record<string, unknown>;
      element?: unknown;
      innerType?: unknown;
      in?: unknown;
      getter?: () => unknown;
      left?: unknown;
      right?: unknown;
      items?: readonly unknown[];
      rest?: unknown;
      options?: readonly unknown[];
      discriminator?: string;
      values?: readonly unknown[];
      checks?: ReadonlyArray<{ _zod: { def: { check: string; maximum?: number; length?: number } } }>;
    };
    readonly bag?: { maximum?: number };
    /** By key, the values that a part may have: those of a discriminator. */
    readonly propValues?: Record<string, ReadonlySet<unknown> | undefined>;
  };
}

interface Validator {
  readonly '~standard'?: { readonly validate: (value: unknown) => object | Promise<object> };
}

/** What a zod schema wraps, such as an optional one. */
export function wrappedSchema(schema: unknown): unknown {
  const { innerType, in: input, getter } = (schema as ZodSchema | undefined)?._zod?.def ?? {};
  return innerType ?? input ?? getter?.();
}

/** The schema of a part in a zod schema, or undefined if it isn't known. */
export function schemaAt(schema: unknown, steps: readonly Step[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return schema;
  const wrapped = wrappedSchema(schema);
  if (wrapped) return schemaAt(wrapped, steps);
  const { shape, element, left, right } = (schema as ZodSchema | undefined)?._zod?.def ?? {};
  if (left) return schemaAt(left, steps) ?? schemaAt(right, steps);
  return schemaAt(shape?.[step] ?? element, rest);
}

/** Whether a schema accepts a value, as far as it can tell at once. */
export function accepts(schema: unknown, value: unknown): boolean {
  const result = (schema as Validator)['~standard']?.validate(value);
  return result === undefined || result instanceof Promise || !('issues' in result && result.issues);
}

/**
 * The value of an emptied field whose control has `empty`, such as an empty text. Where a zod schema refuses that, it's
 * undefined or null, if one of them is accepted.
 */
export function emptyValueOf(schema: unknown, empty: unknown): unknown {
  if (!schema || accepts(schema, empty)) return empty;
  if (accepts(schema, undefined)) return undefined;
  return accepts(schema, null) ? null : empty;
}
