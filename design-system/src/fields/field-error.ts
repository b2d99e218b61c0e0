/** An error of a field: what `errors` of a problem+json response contains, and what a field of a form shows. */
export interface FieldError {
  /** RFC 6901, from the root of the request body: `/personalInfo/dateBirth`. Only the server's errors have one. */
  pointer?: string;
  rule: string;
  /** Values for the rule's message, such as the limit. */
  values?: Readonly<Record<string, string | number | boolean | null>>;
  /** Used if there is no message for the rule. */
  detail?: string;
}
