import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { sectionSpace } from './NavList.css.ts';

/**
 * Collapsed above the content on a phone. A narrower container is a column next to the content, a wider one a row above
 * it.
 */
const isFolded = `${sectionSpace} (17rem <= width < 36rem)`;

export const sectionNav = componentStyle({
  containerType: 'inline-size',
  containerName: sectionSpace,
  '@media': { print: { containerType: 'normal' } },
});

export const toggle = componentStyle({
  display: 'none',
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
  '@container': { [isFolded]: { display: 'flex' } },
  '@media': { print: { display: 'none' } },
});

export const chevron = componentStyle({
  display: 'inline-flex',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const list = componentStyle({
  '@container': {
    [isFolded]: {
      marginBlockStart: vars.space.xs,
      selectors: { '&[data-closed]': { display: 'none' } },
    },
  },
  '@media': { print: { display: 'none' } },
});
