import { contract, type Input, type OperationId } from '../platform/contract.ts';
import { problem } from '../platform/problem.ts';
import { resolved, type Schema } from '../platform/schema.ts';
import { bodyValidator } from '../platform/validators.ts';
import { fieldErrors } from './field-errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a JSON Merge Patch (RFC 7396). A removed member becomes null, because responses contain every member. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) merged[name] = mergePatch(merged[name], value);
  return merged;
}

/**
 * The body with which an operation that replaces the whole record saves a patch. Fails with the current record if the
 * patch is of another version, and with the invalid fields if the record would be incomplete.
 */
export function patchedBody<Id extends OperationId>(
  replace: Id,
  current: { version: string | number },
  patch: { version: string | number },
): Input<Id>['body'] {
  if (patch.version !== current.version) throw problem('versionConflict', { current: { ...current } });
  const operation = contract.find(({ id }) => id === replace)!;
  const media = operation.requestBody!.content['application/json']!;
  const { properties = {} } = resolved(media.schema as Schema);
  const changeable = Object.entries(current).filter(([name]) => name in properties);
  const body = mergePatch(Object.fromEntries(changeable), patch);
  const validate = bodyValidator(operation, media);
  if (!validate(body)) throw problem('validationFailed', { errors: fieldErrors('body', validate.errors!) });
  return body as Input<Id>['body'];
}
