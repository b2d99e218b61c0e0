import { formatHex, parseColor } from './oklch.ts';

export { createTheme } from './create-theme.ts';
export { logo } from './logo.ts';

/** A color (`oklch(…)` or `#rrggbb`) as `#rrggbb`, for e-mails and PDFs. */
export const hexColor = (color: string): string => formatHex(parseColor(color));
