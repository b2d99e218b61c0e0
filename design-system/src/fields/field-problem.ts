import type { Violation } from '../rules/violation.ts';

/** A field's problem: a rule that the form has a message for, or a message from elsewhere. */
export interface FieldProblem {
  rule: string;
  values: Violation['values'];
  /** Used if the form has no message for the rule. */
  detail?: string;
}

/** An entry of `errors` in a problem+json response. */
export interface ServerFieldError {
  /** RFC 6901, from the root of the request body: `/personalInfo/dateBirth`. */
  pointer: string;
  rule: string;
  values?: Record<string, string | number> | undefined;
  detail?: string | undefined;
}
