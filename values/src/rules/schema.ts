import type { PlacedViolation } from './address.ts';
import type { Step } from './paths.ts';
import { schemaAt, wrappedSchema, type ZodSchema } from './schema-parts.ts';
import type { FetchingRule, Violation } from './violation.ts';

/** A value being checked, and its issues so far. */
interface CheckedValue<T> {
  value: T;
  issues: object[];
}

/** A check in zod's format. Declared here, so that the library's types don't need zod. */
export interface SchemaCheck<in T> {
  readonly _zod: {
    def: { check: string; when: () => boolean };
    check(payload: CheckedValue<T>): void | Promise<void>;
    /** Called with the schema that the check is added to. */
    onattach: Array<(schema: CheckedSchema) => void>;
  };
}

/** The part of a zod schema in which checks leave their limits. */
interface CheckedSchema {
  readonly _zod: { readonly bag: Record<string, unknown> };
}

/** Runs rules in order and returns the first violation. */
export function firstViolation<T>(
  rules: ReadonlyArray<FetchingRule<T>>,
  value: T,
): Violation | null | Promise<Violation | null> {
  for (const [index, rule] of rules.entries()) {
    const found = rule(value);
    if (found instanceof Promise) {
      return found.then((late) => late ?? firstViolation(rules.slice(index + 1), value));
    }
    if (found) return found;
  }
  return null;
}

/**
 * Turns rules into a check of a zod schema: `z.string().check(rules(required(), email()))`. The first violation
 * becomes the issue. Imports nothing from zod, so it works with both `zod` and `zod/mini`.
 */
export function rules<T>(...rules: Array<FetchingRule<T> & { maxLength?: number }>): SchemaCheck<T> {
  const check = checkOf<T>((payload) => {
    const found = firstViolation(rules, payload.value);
    if (found instanceof Promise) return found.then((late) => report(payload, late, []));
    report(payload, found, []);
  });
  for (const { maxLength } of rules) {
    if (maxLength !== undefined) check._zod.onattach.push(({ _zod }) => setMaximum(_zod.bag, maxLength));
  }
  return check;
}

function setMaximum(bag: Record<string, unknown>, max: number): void {
  bag.maximum = typeof bag.maximum === 'number' ? Math.min(bag.maximum, max) : max;
}

/** The maximum length of the text at a path in a zod schema or a `ruleSchema`: by the rule `lengthMax`, or by zod. */
export function maxLengthAt(schema: unknown, steps: readonly Step[]): number | undefined {
  const { limits } = (schema as { limits?: Readonly<Record<string, number | undefined>> } | undefined) ?? {};
  if (limits) return limits[steps[0] ?? ''];
  let part = schemaAt(schema, steps);
  for (let inner = wrappedSchema(part); inner; inner = wrappedSchema(part)) part = inner;
  const { def, bag } = (part as ZodSchema | undefined)?._zod ?? {};
  if (def?.type !== 'string') return undefined;
  const checked = (def.checks ?? []).map(({ _zod }) => {
    const { check, maximum, length } = _zod.def;
    return check === 'max_length' ? maximum : check === 'length_equals' ? length : undefined;
  });
  const found = [bag?.maximum, ...checked].filter((limit) => limit !== undefined);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/**
 * A rule over a whole group: `z.object({ … }).check(groupRule(address))`. Runs even if a field of the group fails, so
 * that one submit shows every error.
 */
export function groupRule<T>(rule: (value: T) => Iterable<PlacedViolation>): SchemaCheck<T> {
  return checkOf<T>((payload) => {
    if (typeof payload.value !== 'object' || payload.value === null) return;
    for (const { path, violation } of rule(payload.value)) report(payload, violation, path.split('.'));
  });
}

/** A violation of one field in a group, for `groupRule`. */
export const issueAt = (path: string, found: Violation | null): PlacedViolation[] =>
  found ? [{ path, violation: found }] : [];

function checkOf<T>(check: (payload: CheckedValue<T>) => void | Promise<void>): SchemaCheck<T> {
  return { _zod: { check, def: { check: 'custom', when: () => true }, onattach: [] } };
}

function report(payload: CheckedValue<unknown>, found: Violation | null, path: string[]): void {
  if (!found) return;
  payload.issues.push({
    code: 'custom',
    input: payload.value,
    path,
    message: found.rule,
    params: found,
    // Lets the rules of a surrounding group run as well.
    continue: true,
  });
}
