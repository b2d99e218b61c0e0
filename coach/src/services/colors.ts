import { colorName } from '@institute/api-schema/labels/colors';
import type { IntlShape } from 'react-intl';

const swatches: Record<string, string> = {
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

/** The available colors, plus the product's own ones that aren't listed. */
export function colorOptions(intl: IntlShape, chosen: readonly string[]) {
  const listed = Object.entries(swatches).map(([value, color]) => ({ value, color }));
  const others = chosen
    .filter((value) => !(value in swatches))
    .map((value) => ({ value, color: 'transparent' }));
  return [...listed, ...others].map((option) => ({ ...option, label: colorName(intl, option.value) }));
}
