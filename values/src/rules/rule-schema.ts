import type { PlacedViolation } from './address.ts';
import type { SchemaIssue } from './issues.ts';
import { firstViolation } from './schema.ts';
import type { Rule, Violation } from './violation.ts';

/** A Standard Schema made only of rules. */
export interface RuleSchema<Values> {
  /** The maximum length of each text, by the rule `lengthMax`. */
  readonly limits: Readonly<Record<string, number | undefined>>;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'institute';
    readonly validate: (value: unknown) => { value: Values; issues?: undefined } | { issues: SchemaIssue[] };
    readonly types?: { readonly input: Values; readonly output: Values } | undefined;
  };
}

const limitOf = (rules: unknown) =>
  (rules as { maxLength?: number }[]).find(({ maxLength }) => maxLength)?.maxLength;

/**
 * A Standard Schema for a flat form, for when a schema library would be larger than the form: `ruleSchema<{ email:
 * string }>({ email: [required(), email()] })`.
 * @param group rules over several fields, as for `groupRule`.
 */
export function ruleSchema<Values extends object>(
  fields: { [Name in keyof Values]: ReadonlyArray<Rule<Values[Name]>> },
  group: (values: Values) => Iterable<PlacedViolation> = () => [],
): RuleSchema<Values> {
  const issueOf = (path: string, found: Violation): SchemaIssue =>
    Object.assign({ message: found.rule, path: [path] }, { params: found });
  return {
    limits: Object.fromEntries(Object.entries(fields).map(([name, rules]) => [name, limitOf(rules)])),
    '~standard': {
      version: 1,
      vendor: 'institute',
      validate(value) {
        const values = value as Values;
        const issues: SchemaIssue[] = [];
        for (const name of Object.keys(fields) as (keyof Values & string)[]) {
          const found = firstViolation(fields[name], values[name]);
          if (found && !(found instanceof Promise)) issues.push(issueOf(name, found));
        }
        for (const { path, violation } of group(values)) issues.push(issueOf(path, violation));
        return issues.length > 0 ? { issues } : { value: values };
      },
    },
  };
}
