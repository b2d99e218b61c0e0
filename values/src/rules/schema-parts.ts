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
      checks?: ReadonlyArray<{ _zod: { def: { maximum?: number; length?: number } } }>;
    };
    /** By key, the values that a part may have: those of a discriminator. */
    readonly propValues?: Record<string, ReadonlySet<unknown> | undefined>;
  };
}

const defOf = (schema: unknown) => (schema as ZodSchema | undefined)?._zod?.def;

/** A zod schema without what wraps it, such as an optional one. */
function unwrapped(schema: unknown): unknown {
  const { innerType, in: input = innerType } = defOf(schema) ?? {};
  return input ? unwrapped(input) : schema;
}

/** The schema of a part in a zod schema, or undefined if it isn't known. */
export function schemaAt(schema: unknown, steps: readonly Step[]): unknown {
  return steps.reduce<unknown>((whole, step) => {
    const { shape, element } = defOf(unwrapped(whole)) ?? {};
    return shape?.[step] ?? element;
  }, schema);
}

/**
 * The maximum length of the text at a path in a zod schema or a `ruleSchema`: by the rule `lengthMax`, or by zod.
 * Infinite if it has none.
 */
export function maxLengthAt(schema: unknown, steps: readonly Step[]): number {
  const { limits } = (schema ?? {}) as { limits?: Readonly<Record<string, number | undefined>> };
  const { type, checks = [] } = defOf(unwrapped(schemaAt(schema, steps))) ?? {};
  // Other limits are those of lists.
  const found = type === 'string' ? checks.map(({ _zod: { def } }) => def.maximum ?? def.length) : [];
  return [limits?.[steps[0]!], ...found].reduce<number>(
    (least, limit = least) => Math.min(least, limit),
    Number.POSITIVE_INFINITY,
  );
}

interface Validator {
  readonly '~standard': { readonly validate: (value: unknown) => { readonly issues?: unknown } };
}

/**
 * The value of an emptied field whose control has `empty`, such as an empty text. Where its zod schema refuses that, it's
 * undefined or null, if one of them is accepted.
 */
export const emptyValueOf = (schema: unknown, empty: unknown): unknown =>
  [...[empty, undefined, null].filter((value) => accepts(schema, value)), empty][0];

/** Whether a schema accepts a value, as far as it can tell at once. */
export const accepts = (schema: unknown, value: unknown): boolean =>
  !(schema as Validator | undefined)?.['~standard'].validate(value).issues;
