import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';
import { room } from './Card.css.ts';

/** Of the line below it: set by lists in which each is the only one of its item. */
export const lineWidth = createVar();
/** The height of a closed one with a title of one line: set by lists with marks beside it. */
export const closedSize = createVar();
/** The space below the open content. */
const foot = createVar();
const size = fallbackVar(closedSize, '3.5rem');

export const disclosure = componentStyle({
  borderBlockEnd: `${fallbackVar(lineWidth, '1px')} solid ${vars.color.line}`,
  // The line is between it and what follows.
  selectors: {
    '&:last-child': { borderBlockEndWidth: fallbackVar(lineWidth, '0px') },
    // The only one of a card is as high as the card, closed.
    ':where([data-ds=Card]) > &:only-child': {
      vars: { [closedSize]: '3rem', [foot]: vars.space.xs },
      marginBlock: `calc(-1 * ${room})`,
    },
  },
});
export const heading = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.fontWeight.semibold });
export const trigger = componentStyle({
  display: 'flex',
  // The chevron stays beside the first line.
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: size,
  paddingBlock: `calc((${size} - 1lh) / 2)`,
  textAlign: 'start',
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.brandInk } },
});
export const chevron = componentStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1lh',
  flexShrink: 0,
  // With larger text on a phone, a long word needs its room.
  '@media': { [media.tiny]: { flexShrink: 1 } },
  color: vars.color.inkMuted,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const content = componentStyle({
  '@media': {
    print: { display: 'block', contentVisibility: 'visible' },
    // Server-rendered content is closed until it can be opened, so that the layout doesn't shift then. Without scripts,
    // it's open.
    'screen and (scripting: enabled)': {
      selectors: { [`${heading}:has(> [aria-expanded="false"]) + &:not([hidden])`]: { display: 'none' } },
    },
  },
});
export const inner = componentStyle({ paddingBlockEnd: fallbackVar(foot, vars.space.l) });
export const measured = componentStyle({ maxInlineSize: '68ch' });
