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

/** A card for fields has columns that limit them. */
componentGlobalStyle(`${form}:has(> [data-ds=Card][data-padding=fields])`, { maxInlineSize: 'none' });

export const submit = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.m,
});
// As wide as the buttons of a dialog are there.
componentGlobalStyle(`${submit} > button`, { '@media': { [media.phone]: { inlineSize: '100%' } } });

// Groups are further apart than fields, and the button is from both.
const group = ':is([data-ds=Fieldset], fieldset:not([data-ds]))';
componentGlobalStyle(`${form} > * + :is(${group}, ${submit}), ${form} > ${group} + *`, {
  marginBlockStart: `calc(${vars.space.xl} - ${vars.space.l})`,
});

export const submitFull = componentStyle({ alignItems: 'stretch' });

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
