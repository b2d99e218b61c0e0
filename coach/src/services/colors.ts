import { defineMessages, type IntlShape } from 'react-intl';

const colorNames = defineMessages({
  White: { defaultMessage: 'White', description: 'Color of a product' },
  Sand: { defaultMessage: 'Sand', description: 'Color of a product' },
  Clay: { defaultMessage: 'Clay', description: 'Color of a product' },
  Sage: { defaultMessage: 'Sage', description: 'Color of a product' },
  Forest: { defaultMessage: 'Forest', description: 'Color of a product' },
  Sky: { defaultMessage: 'Sky', description: 'Color of a product' },
  Midnight: { defaultMessage: 'Midnight' },
  Lilac: { defaultMessage: 'Lilac', description: 'Color of a product' },
  Rose: { defaultMessage: 'Rose', description: 'Color of a product' },
  Sun: { defaultMessage: 'Sun', description: 'Color of a product' },
  Slate: { defaultMessage: 'Slate', description: 'Color of a product' },
  Black: { defaultMessage: 'Black', description: 'Color of a product' },
});

const swatches: Record<keyof typeof colorNames, string> = {
  White: '#ffffff',
  Sand: '#dcc9a3',
  Clay: '#b5654a',
  Sage: '#9caf88',
  Forest: '#2f5d46',
  Sky: '#8fbfe0',
  Midnight: '#1f2a4d',
  Lilac: '#b9a3d3',
  Rose: '#d98fa0',
  Sun: '#f0c14b',
  Slate: '#6b7680',
  Black: '#111111',
};

/** The name of a stored color in the user's language. Unlisted colors keep the stored name. */
export const colorName = (intl: IntlShape, color: string): string =>
  color in colorNames ? intl.formatMessage(colorNames[color as keyof typeof colorNames]) : color;

/** The available colors, plus the product's own ones that aren't listed. */
export function colorOptions(intl: IntlShape, chosen: readonly string[]) {
  const listed = Object.entries(swatches).map(([value, color]) => ({ value, color }));
  const others = chosen
    .filter((value) => !(value in swatches))
    .map((value) => ({ value, color: 'transparent' }));
  return [...listed, ...others].map((option) => ({ ...option, label: colorName(intl, option.value) }));
}
