import { vars } from './contract.css.ts';
import { type HueName, hueNames } from './hues.ts';

/** A value for each hue, made from its colors. */
export const mapHues = <Value>(make: (colors: { soft: string; line: string }) => Value) =>
  Object.fromEntries(hueNames.map((name) => [name, make(vars.color[name])])) as Record<HueName, Value>;
