import { vars } from '../theme/contract.css.ts';
import { inset } from '../theme/inset.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/** Time and facts beside each other, or below where the space is narrow; then the foot, as wide as both. */
export const parts = componentStyle({ display: 'flex', flexWrap: 'wrap' });
const part = componentStyle({ flex: '1 1 min(100%, 20rem)', minInlineSize: 0, padding: inset });
const when = componentStyle([
  part,
  { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: vars.space.l },
]);
export const ahead = componentStyle([when, { background: vars.color.brandSoft }]);
export const over = componentStyle([
  when,
  { background: vars.color.surfaceSunken, color: vars.color.inkMuted },
]);
export const facts = componentStyle([part, { alignSelf: 'center' }]);
export const foot = componentStyle({
  flexBasis: '100%',
  minInlineSize: 0,
  paddingBlock: vars.space.m,
  paddingInline: inset,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const day = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.display,
  letterSpacing: '-0.015em',
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
// Too large for one line on a phone.
componentGlobalStyle(`:is(${day}, ${ahead} h3, ${over} h3) > time`, { whiteSpace: 'normal' });
export const hours = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.fontWeight.semibold });
export const canceled = componentStyle({ textDecoration: 'line-through' });

// On a phone, buttons fill their lines: one below the other, they are of one width.
for (const row of [
  `:is(${ahead}, ${over}, ${foot}) > [data-ds=Inline]`,
  `${foot} > [data-ds=Stack] > [data-ds=Inline]`,
]) {
  componentGlobalStyle(`${row} > *`, { '@media': { [media.phone]: { flexGrow: 1, marginInline: 0 } } });
  componentGlobalStyle(`${row} > [data-frame] > *`, { '@media': { [media.phone]: { inlineSize: '100%' } } });
}
