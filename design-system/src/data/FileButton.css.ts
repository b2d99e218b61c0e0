import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { file } from './FileLink.css.ts';

export const frame = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const button = componentStyle([
  file,
  {
    inlineSize: '100%',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[aria-busy]': { opacity: 0.6, cursor: 'progress' } },
    // Buttons don't work on paper, but the file's name stays.
    '@media': { print: { border: 0, paddingInline: 0, minBlockSize: 0 } },
  },
]);
