import { vars } from '../theme/contract.css.ts';
import { inset } from '../theme/inset.ts';
import { componentStyle } from '../theme/style.ts';

const corner = `calc(${vars.radius.large} - 1px)`;
const narrow = '(inline-size < 32rem)';
/** A phone with large text. */
const tiny = '(inline-size < 17rem)';

export const agenda = componentStyle({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  // It can also be next to a calendar, so its own width decides.
  containerType: 'inline-size',
});
export const day = componentStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const dayName = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  // Days with and without a badge are equally high.
  minBlockSize: '2.5rem',
  paddingBlock: vars.space.xxs,
  paddingInline: inset,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  selectors: {
    [`${day}:first-child > &`]: { borderStartStartRadius: corner, borderStartEndRadius: corner },
  },
});
export const list = componentStyle({ display: 'flex', flexDirection: 'column' });
/** The cells have their own margins, so that those which an event lacks leave no gaps. */
export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(8.5rem, 24cqi, 13rem) minmax(0, 1fr) auto auto auto',
  gridTemplateAreas: '"time words actions primary menu"',
  alignItems: 'center',
  paddingBlock: vars.space.m,
  paddingInline: inset,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"time primary menu" "words words words" "actions actions actions"',
    },
    [tiny]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"time menu" "words words" "actions actions" "primary primary"',
    },
  },
});
/** With a column for menus, narrow rows need their edges for it. */
export const withMenus = componentStyle({
  '@container': { [narrow]: { paddingInline: vars.space.m } },
});
export const time = componentStyle({
  gridArea: 'time',
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
  gridArea: 'words',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  '@container': { [narrow]: { marginBlockStart: vars.space.xxs } },
});
export const titleLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
});
export const details = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const actions = componentStyle({
  gridArea: 'actions',
  marginInlineStart: vars.space.m,
  '@container': { [narrow]: { marginInlineStart: 0, marginBlockStart: vars.space.xs } },
});
export const primaryAction = componentStyle({
  gridArea: 'primary',
  marginInlineStart: vars.space.m,
  '@container': {
    [narrow]: { marginInlineStart: vars.space.xs },
    [tiny]: { marginInlineStart: 0, marginBlockStart: vars.space.xs },
  },
});
/** Where no event has both, at the end, where others have their menus. */
export const atEnd = componentStyle({ gridColumn: 'primary / menu', justifySelf: 'end' });
/** As wide as a button with an icon, whose icon ends where the row does. */
export const menu = componentStyle({
  gridArea: 'menu',
  inlineSize: vars.size.control,
  marginInline: `${vars.space.xs} calc(-1 * ${vars.space.s})`,
  '@container': { [narrow]: { marginInlineStart: vars.space.xxs } },
});
