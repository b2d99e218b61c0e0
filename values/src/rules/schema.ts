import type { PlacedViolation } from './address.ts';
import type { FetchingRule, Violation } from './violation.ts';

/** A value being checked, and its issues so far. */
interface CheckedValue<T> {
  value: T;
  issues: object[];
}

/** A check in zod's format. Declared here, so that the library's types don't need zod. */
export interface SchemaCheck<in T> {
  readonly _zod: {
    /** `maximum` is that of the rule `lengthMax`, as in a check by zod. */
    def: { check: string; when: () => boolean; maximum?: number };
    check(payload: CheckedValue<T>): void | Promise<void>;
    onattach: [];
  };
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
  const limits = rules.flatMap(({ maxLength }) => maxLength ?? []);
  if (limits.length > 0) check._zod.def.maximum = Math.min(...limits);
  return check;
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
