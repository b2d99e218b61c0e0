import type { ErrorObject } from 'ajv/dist/2020.js';
import { cutText } from '../platform/cut-text.ts';
import { formats } from '../platform/formats.ts';
import type { FieldError } from '../platform/problem.ts';

type Part = FieldError['in'];
type BrokenRule = Omit<FieldError, 'in'>;

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The design system's rule names, so that clients show the same message for our errors as for their own. */
function toFieldError(error: ErrorObject): BrokenRule {
  const pointer = error.instancePath;
  const { params, schema, parentSchema } = error;
  switch (error.keyword) {
    case 'required':
      return { pointer: `${pointer}/${params.missingProperty}`, rule: 'required', values: {} };
    case 'additionalProperties':
      return {
        pointer: `${pointer}/${escapePointer(params.additionalProperty)}`,
        rule: 'unknownField',
        values: {},
      };
    case 'minLength':
      return error.data === ''
        ? { pointer, rule: 'required', values: {} }
        : { pointer, rule: 'lengthMin', values: { min: schema as number } };
    case 'maxLength':
      return { pointer, rule: 'lengthMax', values: { max: schema as number } };
    case 'minItems':
      return { pointer, rule: 'selectAtLeast', values: { min: params.limit } };
    case 'maxItems':
      return { pointer, rule: 'selectAtMost', values: { max: params.limit } };
    case 'minimum':
    case 'maximum': {
      const { minimum, maximum } = parentSchema as { minimum?: number; maximum?: number };
      if (minimum === undefined) return { pointer, rule: 'numberMax', values: { max: params.limit } };
      // The "more than" message applies only to a rule with just a lower limit.
      if (maximum === undefined) return { pointer, rule: 'numberMin', values: { min: params.limit - 1 } };
      return { pointer, rule: 'numberBetween', values: { min: minimum, max: maximum } };
    }
    case 'const':
      return { pointer, rule: schema === true ? 'required' : 'choice', values: {} };
    case 'enum':
      return { pointer, rule: 'choice', values: {} };
    case 'format':
      return {
        pointer,
        ...(formats[params.format]?.(error.data as string) ?? { rule: 'format', values: {} }),
      };
    case 'type':
      return error.data === null
        ? { pointer, rule: 'required', values: {} }
        : { pointer, rule: 'type', values: { type: [params.type].flat().join(' or ') } };
    default:
      return { pointer, rule: error.keyword, values: {} };
  }
}

/** "One of the alternatives must match" says nothing about the value; the alternatives' own errors do. */
function isUninformative({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');
}

/** A value that breaks several rules is reported once, for the most specific rule. */
function rank({ rule }: BrokenRule): number {
  if (rule === 'lengthMin') return 2;
  return ['required', 'type', 'lengthMax'].includes(rule) ? 0 : 1;
}

export function fieldErrors(part: Part, errors: ErrorObject[]): FieldError[] {
  const specific = errors.filter((error) => !isUninformative(error));
  const found = new Map<string, BrokenRule>();
  for (const error of (specific.length > 0 ? specific : errors).map(toFieldError)) {
    const other = found.get(error.pointer);
    if (!other || rank(error) < rank(other)) found.set(error.pointer, error);
  }
  return [...found.values()].slice(0, 200).map((error) => ({
    ...error,
    in: part,
    pointer: cutText(error.pointer, 500),
  }));
}
