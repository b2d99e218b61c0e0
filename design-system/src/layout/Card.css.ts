import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVar, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: componentVar('card-radius', vars.radius.large),
  border: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
});

export const tone = componentVariants({
  raised: [base, { background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }],
  plain: [base, { background: vars.color.surfaceRaised }],
  sunken: [base, { background: vars.color.surfaceSunken }],
  brand: [base, { background: vars.color.brandSoft, borderColor: 'transparent' }],
  accent: [base, { background: vars.color.accentSoft, borderColor: 'transparent' }],
  outline: [base, { background: 'transparent' }],
});

export const padding = componentVariants({
  none: { padding: 0, overflow: 'hidden' },
  s: { padding: vars.space.m },
  m: { padding: vars.space.l },
  l: { padding: `clamp(${vars.space.l}, 1rem + 2vw, ${vars.space.xl})` },
});
