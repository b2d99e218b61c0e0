import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

/** `style` of vanilla-extract, inside the components layer. */
export const componentStyle = (rule: StyleRule | Array<StyleRule | string>, debugId?: string): string =>
  Array.isArray(rule)
    ? style(
        rule.map((part) => (typeof part === 'string' ? part : layered(part))),
        debugId,
      )
    : style(layered(rule), debugId);

const layered = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.components]: rule } }) as StyleRule;

/** A variable of a component, which a brand or a page may set: `--ds-button-radius`. */
export const componentVar = (name: string, fallback: string): string => `var(--ds-${name}, ${fallback})`;

/** One class per key, all in the components layer. */
export function componentVariants<K extends string>(
  variants: Record<K, StyleRule | Array<StyleRule | string>>,
): Record<K, string> {
  return Object.fromEntries(
    Object.entries(variants).map(([key, rule]) => [key, componentStyle(rule as StyleRule, key)]),
  ) as Record<K, string>;
}

/** `globalStyle` of vanilla-extract, inside the components layer, for descendants without a class. */
export const componentGlobalStyle = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } } as GlobalStyleRule);

/**
 * Matches right-to-left text. Not `:dir(rtl)`, because bundlers convert it for older browsers to a list of languages,
 * which ignores the attribute.
 */
export const rightToLeft = '[dir="rtl"] &';

/** The library's only focus ring: a 2 px ring outside a 2 px gap, two-tone so that it is visible on any surface. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
};
