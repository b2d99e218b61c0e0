import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: '0.01em',
  lineHeight: 1,
  userSelect: 'none',
  // A zero-width space: it gives a picture the baseline of centered text, so that it lines up with the name beside it.
  '::before': { content: '"\\200b"', fontSize: '1rem' },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const size = componentVariants({
  s: [base, { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.fontSize.xs }],
  m: [base, { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: '1rem' }],
  l: [base, { inlineSize: '4.5rem', blockSize: '4.5rem', fontSize: '1.5rem' }],
  xl: [base, { inlineSize: '7rem', blockSize: '7rem', fontSize: '2.25rem' }],
});
export const grounds = [
  componentStyle({ background: vars.color.brandSoft, color: vars.color.brandInk }),
  componentStyle({ background: vars.color.accentSoft, color: vars.color.accentInk }),
  componentStyle({ background: vars.color.info.soft, color: vars.color.info.ink }),
  componentStyle({ background: vars.color.caution.soft, color: vars.color.caution.ink }),
];
export const image = componentStyle({
  flexShrink: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
