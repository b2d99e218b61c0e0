const parsedPaths = new Map<string, readonly string[]>();

/** Splits `educations[0].name` into its steps. */
export function stepsOf(name: string): readonly string[] {
  let steps = parsedPaths.get(name);
  if (!steps) {
    steps = name.split(/[.[\]]+/).filter(Boolean);
    parsedPaths.set(name, steps);
  }
  return steps;
}

export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  for (const step of stepsOf(name)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** `/educations/0/name` (RFC 6901) → `educations[0].name`. */
export function nameOfPointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((name, step) => (/^\d+$/.test(step) ? `${name}[${step}]` : name ? `${name}.${step}` : step), '');
}

/** `educations[0].name` → `/educations/0/name` (RFC 6901). */
export const pointerOf = (name: string): string =>
  stepsOf(name)
    .map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');

/** A copy with another value at a path. Parts outside of the path keep their identity. */
export function withValue(container: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const old = (container as Record<string, unknown> | null | undefined)?.[step];
  const next = withValue(old, rest, value);
  if (Object.is(old, next) && container != null && step in (container as object)) return container;
  if (Array.isArray(container) || (container == null && /^\d+$/.test(step))) {
    const items = [...((container as unknown[] | null | undefined) ?? [])];
    items[Number(step)] = next;
    return items;
  }
  return { ...(container as object | null | undefined), [step]: next };
}
