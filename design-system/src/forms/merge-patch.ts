import { isData, isSame } from './values.ts';

/**
 * The JSON Merge Patch (RFC 7396) that turns one object into another. Lists are replaced as a whole; a member that the
 * other doesn't have becomes null.
 */
export function mergePatchBetween(from: object, to: object): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const old = from[name as never] as unknown;
    const next = (to[name as never] as unknown) ?? null;
    if (isSame(old, next)) continue;
    patch[name] = isObject(old) && isObject(next) ? mergePatchBetween(old, next) : next;
  }
  return patch;
}

const isObject = (value: unknown): value is Record<string, unknown> => isData(value) && !Array.isArray(value);
