import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const prose = componentStyle({
  maxInlineSize: '68ch',
  fontSize: vars.fontSize.l,
  lineHeight: '1.65',
  textWrap: 'pretty',
  overflowWrap: 'break-word',
});

// In a card, it's one of several texts.
componentGlobalStyle(`[data-ds=Card] ${prose}`, { fontSize: vars.fontSize.m, lineHeight: '1.5' });

const within = (selector: string, rule: Parameters<typeof componentGlobalStyle>[1]) =>
  componentGlobalStyle(
    selector
      .split(',')
      .map((part) => `${prose} ${part.trim()}`)
      .join(', '),
    rule,
  );

// The parent sets the spacing above each kind of child.
within('> * + *', { marginBlockStart: vars.space.m });
within('> h2', {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.xl,
  lineHeight: '1.25',
  letterSpacing: '-0.01em',
});
within('> h3', {
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});
within('> * + h2', { marginBlockStart: vars.space.xxl });
within('> * + h3', { marginBlockStart: vars.space.xl });
within('> h2 + *, > h3 + *', { marginBlockStart: vars.space.s });
within('ul, ol', { paddingInlineStart: vars.space.l });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li + li', { marginBlockStart: vars.space.xs });
within('li > ul, li > ol', { marginBlockStart: vars.space.xs });
within('li::marker', { color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });
within('a', { color: vars.color.brandInk, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
within('strong', { fontWeight: vars.fontWeight.semibold });
within('blockquote', {
  paddingInlineStart: vars.space.l,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  color: vars.color.inkMuted,
});
within('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
within('table', { inlineSize: '100%', fontSize: vars.fontSize.m, lineHeight: vars.lineHeight.snug });
within('th, td', {
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { fontWeight: vars.fontWeight.semibold });
within('kbd', {
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceRaised,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.s,
});
within('code', {
  fontSize: '0.9em',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.small,
  paddingInline: '0.25em',
});
