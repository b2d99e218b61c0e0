/** The key of a part, or the index of a list's item. Keys may be digits too: `quantities.42`. */
export type Step = string | number;

const parsedPaths = new Map<string, readonly Step[]>();

/** Splits `educations[0].name` into its steps. */
export function stepsOf(name: string): readonly Step[] {
  let steps = parsedPaths.get(name);
  if (!steps) {
    steps = [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
      index === undefined ? key : Number(index),
    );
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

/** `/educations/0/name` (RFC 6901) → `educations[0].name`. In `values`, digits may also be the key of a part. */
export function nameOfPointer(pointer: string, values?: unknown): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((name, step) => {
      const isItem = /^\d+$/.test(step) && Array.isArray(valueAt(values, name) ?? []);
      return joinStep(name, isItem ? Number(step) : step);
    }, '');
}

/** Adds a step to a name. */
export const joinStep = (name: string, step: Step): string =>
  typeof step === 'number' ? `${name}[${step}]` : name ? `${name}.${step}` : step;

/** `educations[0].name` → `/educations/0/name` (RFC 6901). */
export const pointerOf = (name: string): string =>
  stepsOf(name)
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');

/** A copy with another value at a path. Parts outside of the path keep their identity. */
export function withValue(container: unknown, steps: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const old = (container as Record<string, unknown> | null | undefined)?.[step];
  const next = withValue(old, rest, value);
  if (Object.is(old, next) && container != null && step in (container as object)) return container;
  if (typeof step === 'number' && (container == null || Array.isArray(container))) {
    const items = [...((container as unknown[] | null | undefined) ?? [])];
    items[step] = next;
    return items;
  }
  return { ...(container as object | null | undefined), [step]: next };
}
