import type { PlacedViolation } from './address.ts';
import { type FetchingRule, type RuleName, ruleNames, type Violation, violation } from './violation.ts';

/** A value under check, and what was found about it. */
interface CheckedValue<T> {
  value: T;
  issues: object[];
}

/** A check as zod takes it. Written out, so that the types of the library need no zod. */
export interface SchemaCheck<in T> {
  readonly _zod: {
    def: { check: string; when: () => boolean };
    check(payload: CheckedValue<T>): void | Promise<void>;
    onattach: never[];
  };
}

/** Runs rules in their order and gives the first violation. */
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
 * Rules as a check of a zod schema: `z.string().check(rules(required(), email()))`. The first violation becomes the
 * issue. Imports nothing of zod, so it serves `zod` and `zod/mini` alike.
 */
export function rules<T>(...rules: Array<FetchingRule<T>>): SchemaCheck<T> {
  return checkOf<T>((payload) => {
    const found = firstViolation(rules, payload.value);
    if (found instanceof Promise) return found.then((late) => report(payload, late, []));
    report(payload, found, []);
  });
}

/**
 * A rule over a whole group: `z.object({ … }).check(groupRule(address))`. Runs even while a field of the group fails, so
 * that one submit shows everything there is to mend.
 */
export function groupRule<T>(rule: (value: T) => Iterable<PlacedViolation>): SchemaCheck<T> {
  return checkOf<T>((payload) => {
    if (typeof payload.value !== 'object' || payload.value === null) return;
    for (const { path, violation } of rule(payload.value)) report(payload, violation, path.split('.'));
  });
}

/** A violation of one field among others, for `across`. */
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

/** An issue of any Standard Schema; ours carry their violation. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

interface ZodIssue extends SchemaIssue {
  code?: string;
  params?: unknown;
  input?: unknown;
}

const isRuleName = (name: unknown): name is RuleName => (ruleNames as readonly unknown[]).includes(name);

/** What an issue means: our own violation, or for an issue of the schema itself the nearest of our rules. */
export function violationOf(issue: SchemaIssue): Violation {
  const { code, params } = issue as ZodIssue;
  if (typeof params === 'object' && params !== null && isRuleName((params as Violation).rule)) {
    const { rule, values } = params as Violation;
    return violation(rule, values);
  }
  // Nothing was chosen, or nothing of the right kind was given.
  return violation(code === 'invalid_type' || code === 'invalid_value' ? 'required' : 'choice');
}

/** `educations[0].name` of an issue's path. */
export function fieldNameOf(issue: SchemaIssue): string {
  return (issue.path ?? [])
    .map((step) => (typeof step === 'object' ? step.key : step))
    .reduce<string>(
      (name, key) =>
        /^\d+$/.test(String(key)) ? `${name}[${String(key)}]` : name ? `${name}.${String(key)}` : String(key),
      '',
    );
}
