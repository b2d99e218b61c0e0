const known = new Map<string, readonly string[]>();

/** Splits `educations[0].name` into its steps. */
export function stepsOf(name: string): readonly string[] {
  let steps = known.get(name);
  if (!steps) {
    steps = name.split(/[.[\]]+/).filter(Boolean);
    known.set(name, steps);
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
