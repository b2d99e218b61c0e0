import { joinStep } from './paths.ts';
import { isBlank, type RuleName, type Violation, violation } from './violation.ts';

/** An issue of any Standard Schema. Ours contain their violation. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** What zod adds to an issue. */
interface ZodIssue extends SchemaIssue {
  code?: string;
  params?: unknown;
  /** The type of the value whose size is limited. */
  origin?: string;
  expected?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  inclusive?: boolean;
}

/** The violation of one of our rules, or a problem that only the schema knows, with its own message. */
export interface IssueViolation extends Omit<Violation, 'rule'> {
  rule: RuleName | 'schema';
  detail?: string;
}

/** The messages that zod writes itself, by the code of the issue. They exist in English only. */
const zodMessages: Record<string, RegExp> = {
  invalid_type: /^Invalid input: expected /,
  invalid_value: /^Invalid (?:input: expected|option: expected one of) /,
  too_small: /^Too small: expected /,
  too_big: /^Too big: expected /,
  invalid_format: /^Invalid (?:email address|URL|ISO date|ISO time)$/,
  custom: /^Invalid input$/,
};

/**
 * Converts an issue to a violation: our own one, the schema's own message, or the closest rule for a message that zod
 * wrote itself. `value` is the invalid value, if it is known.
 */
export function violationOf(issue: SchemaIssue, value?: unknown): IssueViolation {
  const { code = '', params, message } = issue as ZodIssue;
  const ownViolation = params as Violation | null | undefined;
  // The message of our own issues is the name of their rule.
  if (ownViolation && ownViolation.rule === message) return violation(ownViolation.rule, ownViolation.values);
  // `zod/mini` has no messages.
  const isWritten = message !== 'Invalid input' && !zodMessages[code]?.test(message);
  if (isWritten) return { rule: 'schema', values: {}, detail: message };
  return closestRule(issue as ZodIssue, value) ?? { rule: 'schema', values: {} };
}

function closestRule(issue: ZodIssue, value: unknown): Violation | null {
  const { code, origin, expected, format, minimum: min = 0, maximum: max = 0, inclusive = true } = issue;
  switch (code) {
    // The value is missing or has the wrong type.
    case 'invalid_type':
      if (isBlank(value)) return violation('required');
      return expected === 'number' || expected === 'int' ? violation('number') : null;
    case 'invalid_value':
      return violation(isBlank(value) ? 'required' : 'choice');
    case 'too_small':
      if (origin === 'string') return min <= 1 ? violation('required') : violation('lengthMin', { min });
      if (origin === 'array') return min <= 1 ? violation('required') : violation('selectAtLeast', { min });
      // Our message excludes the limit itself.
      return origin === 'number' && !inclusive ? violation('numberMin', { min }) : null;
    case 'too_big':
      if (origin === 'string') return violation('lengthMax', { max });
      if (origin === 'array') return violation('selectAtMost', { max });
      return origin === 'number' && inclusive ? violation('numberMax', { max }) : null;
    case 'invalid_format':
      if (format === 'email') return violation('email', { email: 'name@example.com' });
      return format === 'url' || format === 'date' || format === 'time' ? violation(format) : null;
    default:
      return null;
  }
}

/** Formats an issue's path as `educations[0].name`. Empty for an issue of the whole form. */
export function fieldNameOf(issue: SchemaIssue): string {
  return (issue.path ?? [])
    .map((step) => (typeof step === 'object' ? step.key : step))
    .reduce<string>((name, key) => joinStep(name, typeof key === 'symbol' ? String(key) : key), '');
}
