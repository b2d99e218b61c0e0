import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
  paddingBlock: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
  '@media': { print: { padding: 0, maxInlineSize: 'none' } },
});

export const width = componentVariants({
  narrow: [base, { maxInlineSize: '36rem' }],
  text: [base, { maxInlineSize: '50rem' }],
  wide: [base, { maxInlineSize: vars.size.page }],
  full: [base, { maxInlineSize: 'none' }],
});

export const header = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const titleLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
});
export const titles = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  // Buttons don't work on paper.
  '@media': { print: { display: 'none' } },
});
