import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, focusRing } from '../theme/style.ts';

/** The drop zone: a dashed outline, solid while a file is dragged over it. */
export const zone = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  marginBlockStart: vars.space.xxs,
  padding: vars.space.m,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.brandLine,
      background: vars.color.brandSoft,
    },
    '&[data-invalid]': {
      borderColor: vars.color.critical.line,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical.line}`,
    },
    '&[data-locked]': { background: vars.color.surfaceSunken, borderColor: vars.color.line },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-over]': { outline: '2px solid Highlight' },
        '&[data-invalid]': { outline: '2px solid Mark', outlineOffset: '-3px' },
        '&[data-locked]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const choose = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.inkMuted,
  lineHeight: vars.lineHeight.snug,
});

/** A read-only field has its control but no buttons. */
export const chosen = componentStyle({ display: 'contents' });

/** The native input has the focus, the name and the announcements; only its label is visible. */
export const control = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const chooseButton = componentStyle({ cursor: 'pointer' });

componentGlobalStyle(`${control}:focus-visible + ${chooseButton}`, focusRing);
componentGlobalStyle(`${control}:disabled + ${chooseButton}`, { cursor: 'not-allowed', opacity: 0.55 });

/** Touch screens have no drag and drop or paste. */
export const byHand = componentStyle({ '@media': { '(pointer: coarse)': { display: 'none' } } });

export const file = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const preview = componentStyle({
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
});

export const fileIcon = componentStyle({ inlineSize: '1.5rem', blockSize: '1.5rem' });

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const facts = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  lineHeight: vars.lineHeight.snug,
});

export const name = componentStyle({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });

export const detail = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    // Quiet buttons have padding, but here their text must align with the name.
    [media.phone]: { gridColumn: 2, marginInlineStart: `calc(-1 * ${vars.space.s})` },
  },
});
