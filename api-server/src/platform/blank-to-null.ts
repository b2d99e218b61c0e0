import { trimPasted } from '@institute/values/formats';

/** Trims texts and turns empty ones into null. */
export function blankToNull<T extends object>(fields: T): T {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? trimPasted(value) || null : value,
  ]);
  return Object.fromEntries(entries) as T;
}
