import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inset } from '../theme/inset.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const ownInset = createVar();
const hover = createVar();
const reach = createVar();

export const look = componentVariants({
  framed: {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surfaceRaised,
    overflow: 'clip',
  },
  // Its items begin and end at the edges of what is around it.
  plain: {
    vars: { [ownInset]: '0px', [hover]: 'none', [reach]: vars.space.s },
    // In a card, the space below the last item is the card's.
    selectors: {
      ':where([data-ds=Card] > [data-ds=Stack]) > &:last-child': {
        marginBlockEnd: `calc(-1 * ${vars.space.s})`,
      },
    },
  },
});
export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  columnGap: vars.space.m,
  paddingInline: fallbackVar(ownInset, inset),
  paddingBlock: vars.space.s,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:hover': { background: fallbackVar(hover, vars.color.surfaceSunken) },
    // The item of this page, in a list beside it.
    '&:has([aria-current=page])': {
      // Beyond the edges of a plain list, so that its text stays where that of the others is.
      marginInline: `calc(-1 * ${fallbackVar(reach, '0px')})`,
      paddingInline: `calc(${fallbackVar(ownInset, inset)} + ${fallbackVar(reach, '0px')})`,
      borderRadius: fallbackVar(reach, '0px'),
      borderColor: 'transparent',
      background: vars.color.brandSoft,
      fontWeight: vars.fontWeight.semibold,
    },
    '&:has([aria-current=page]) + &': { borderColor: 'transparent' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
const isOneLine = '&:has(+ * > :first-child > :is(:only-child, :empty))';
/** Beside the first line of the title: in the middle where there's nothing below it, as the title is beside a button. */
export const icon = componentStyle({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: '1.5rem',
  color: vars.color.inkMuted,
  selectors: { [isOneLine]: { '@media': { [media.tabletUp]: { alignSelf: 'center' } } } },
  // With larger text on a phone, there is room for the words alone.
  '@media': { [media.tiny]: { display: 'none' } },
});
export const body = componentStyle({
  display: 'flex',
  // Wide actions go below the words rather than squeeze them.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
});
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: '1 1 10rem',
  minInlineSize: 0,
  selectors: {
    // A button with an icon stays beside them, also in a narrow column.
    '&:has(+ * > [data-ds=IconButton]:only-child)': { flexBasis: '6rem' },
  },
});
export const title = componentStyle({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });
export const details = componentStyle({
  selectors: { '&:empty': { display: 'none' } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
export const actions = componentStyle({ position: 'relative', maxInlineSize: '100%' });
