/** Turns blank answers into `null`, recursively, as they are sent. Lists stay as they are. */
export function nullIfBlank<T>(value: T): NullIfBlank<T> {
  if (typeof value === 'string') return (value.trim() || null) as NullIfBlank<T>;
  return eachPart(value, nullIfBlank) as NullIfBlank<T>;
}

/** Turns missing answers into blank ones, recursively, as text fields have them. Lists stay as they are. */
export const blankIfNull = <T>(value: T): BlankIfNull<T> =>
  (value === null ? '' : eachPart(value, blankIfNull)) as BlankIfNull<T>;

function eachPart(value: unknown, convert: (part: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, convert(part)]));
}

type NullIfBlank<T> = T extends string
  ? T | null
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]: NullIfBlank<T[K]> }
      : T;

type BlankIfNull<T> = null extends T
  ? string
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]: BlankIfNull<T[K]> }
      : T;
