import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const toggle = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } },
});

export const chevron = componentStyle({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const list = componentStyle({
  '@media': {
    [media.phone]: {
      marginBlockStart: vars.space.xs,
      selectors: { '&[data-closed]': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});
