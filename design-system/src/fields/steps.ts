export interface Steps {
  /** The difference between two steps. They are counted from `min`, or from 0. */
  step: number;
  min?: number | undefined;
  max?: number | undefined;
  /** Decimal places of the values. */
  fractionDigits: number;
}

/**
 * The next step above (`1`) or below (`-1`) a value, within the limits, or null if there is none. A value between two steps
 * moves to the nearer one in that direction, as in a native number input, and an empty box counts as 0.
 */
export function nextStep(
  value: number | null,
  direction: 1 | -1,
  { step, min, max, fractionDigits }: Steps,
): number | null {
  // In whole numbers, because 0.1 + 0.2 isn't 0.3.
  const scale = 10 ** fractionDigits;
  const whole = (number: number) => Math.round(number * scale);
  const [base, size] = [whole(min ?? 0), Math.max(1, whole(step))];
  const place = (whole(value ?? 0) - base) / size;
  const next = direction === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  const last = max === undefined ? Number.POSITIVE_INFINITY : Math.floor((whole(max) - base) / size);
  const first = min === undefined ? Number.NEGATIVE_INFINITY : 0;
  const found = (base + Math.max(first, Math.min(last, next)) * size) / scale;
  return value === null || (found - value) * direction > 0 ? found : null;
}
