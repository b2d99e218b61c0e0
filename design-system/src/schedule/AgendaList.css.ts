import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const agenda = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  // It can also be next to a calendar, so its own width decides.
  containerType: 'inline-size',
});
const narrow = '(inline-size < 32rem)';
export const day = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const dayName = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
});
export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});
export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: '13rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.xs } },
});
export const time = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.fontWeight.medium,
});
export const otherTime = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});
export const titleLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
});
export const details = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
