import { fallbackVar } from '@vanilla-extract/css';
import { barBelow } from '../layout/Page.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/** One column. The form sets the spacing between fields. */
export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  // Boxes longer than a line of text would suggest that much input.
  maxInlineSize: '36rem',
});

/** For content that needs the full width, such as a week: its cards and columns limit the fields. */
export const wide = componentStyle({ maxInlineSize: 'none' });

export const submit = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
});

export const submitFull = componentStyle({ alignItems: 'stretch' });

/** A bar below a form that is longer than the window. */
export const bar = componentStyle({
  alignItems: 'stretch',
  padding: vars.space.s,
  paddingInlineStart: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  '@media': { [media.phone]: { paddingInlineStart: vars.space.m } },
});
/** In view while there is something to save. */
export const barInView = componentStyle({
  position: 'sticky',
  zIndex: 5,
  insetBlockEnd: `calc(${fallbackVar(barBelow, '0px')} + ${vars.space.xs})`,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  boxShadow: vars.shadow.overlay,
  '@media': { [media.short]: { position: 'static', maxBlockSize: 'none' }, print: { display: 'none' } },
});
// Keeps the focused field above the bar.
componentGlobalStyle(`:root:has(${barInView})`, {
  scrollPaddingBlockEnd: '7rem',
  '@media': {
    [media.phone]: { scrollPaddingBlockEnd: '11rem' },
    [media.short]: { scrollPaddingBlockEnd: '1rem' },
  },
});
export const barRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const barButtons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const barText = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });

/** The buttons of a dialog: at its end, on phones as wide as the dialog and the one that acts on top. */
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: vars.space.s,
  inlineSize: '100%',
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
componentGlobalStyle(`${buttons} > *`, { '@media': { [media.phone]: { inlineSize: '100%' } } });

export const banner = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  inlineSize: '100%',
  padding: vars.space.m,
  border: `1px solid ${vars.color.critical.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.critical.soft,
  color: vars.color.critical.ink,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const bannerIcon = componentStyle({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  marginBlockStart: '0.05em',
});
