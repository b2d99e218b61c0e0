import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const footer = componentStyle({
  paddingBlock: vars.space.xxl,
  '@media': { print: { display: 'none' } },
});
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.xl,
});
export const smallPrint = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
