import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

/** Where pages begin: set by a shell, so that all of its pages have the same left edge. In the middle without one. */
export const pageStart = createVar();
/** How wide wide pages are: set by a shell, so that they end where its bar does. */
export const pageWidth = createVar();
/** The height of what a shell keeps at the bottom of the window. */
export const barBelow = createVar();

const padding = `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`;
const contentWidth = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${padding})` });

const base = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  marginInline: `${fallbackVar(pageStart, 'auto')} auto`,
  paddingInline: padding,
  paddingBlock: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})`,
  '@media': { print: { padding: 0, maxInlineSize: 'none' } },
});

export const width = componentVariants({
  narrow: [base, contentWidth('36rem')],
  text: [base, contentWidth('50rem')],
  wide: [base, { maxInlineSize: fallbackVar(pageWidth, `calc(64rem + 2 * ${padding})`) }],
  full: [base, { maxInlineSize: 'none' }],
});

export const header = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
/** The line of the way back, also while it's unknown. */
export const above = componentStyle({
  minBlockSize: vars.size.control,
  // Its line is as high as a button, so the page would begin with more space than others do.
  marginBlockStart: `calc(-1 * ${vars.space.l})`,
});
/** Of the same height, whatever is in it, so that the title below stays where it was painted. */
export const cover = componentStyle({
  blockSize: '8rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  '@media': { [media.tabletUp]: { blockSize: '10rem' } },
});
componentGlobalStyle(`${cover} > *, ${cover} > figure > *`, { blockSize: '100%', aspectRatio: 'auto' });
export const titleLine = componentStyle({
  display: 'flex',
  // That of a button, so that actions which come later move nothing.
  minBlockSize: vars.size.control,
  flexWrap: 'wrap',
  // Not the middle: a lead that comes later would move the title.
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  // A portrait is as high as two lines, and buttons belong to none of them.
  selectors: { '&:has([data-ds=Avatar])': { rowGap: vars.space.l } },
});
/** A phone whose text isn't so large that a title would break within a word. */
const besideTitle = 'screen and (20.5rem <= width < 37.5rem)';
export const titles = componentStyle({
  display: 'flex',
  // A lead wraps before it pushes the actions under it.
  flex: '1 1 20rem',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  textWrap: 'balance',
  // A portrait needs space around it.
  selectors: {
    '&:has([data-ds=Avatar])': { gap: vars.space.s },
  },
});
// A title has lines of one length, a text only no lonely word.
componentGlobalStyle(`${titles} > div`, { textWrap: 'pretty' });
/** A portrait as high as a title of one line and its facts, so that both begin near it. */
export const person = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s });
componentGlobalStyle(`${person} > [data-ds=Avatar]`, { inlineSize: '3.5rem', blockSize: '3.5rem' });
/** A status is under a short title as under a long one. */
componentGlobalStyle(`${titles} > [tabindex] [data-ds=StatusBadge]`, {
  display: 'flex',
  marginBlockStart: vars.space.xs,
});
/** Under a cover: the portrait is over its edge, with the name beside its foot. */
const underCover = `${cover} + ${titleLine} ${person}`;
componentGlobalStyle(underCover, { alignItems: 'end', gap: vars.space.m });
componentGlobalStyle(`${underCover} > [data-ds=Avatar]`, {
  position: 'relative',
  inlineSize: '6rem',
  blockSize: '6rem',
  marginBlockStart: '-3.5rem',
  marginInlineStart: vars.space.s,
  fontSize: '2rem',
  // Of the page or the card, as if it were cut out.
  border: `4px solid ${vars.color.surface}`,
});
componentGlobalStyle(`[data-ds=Card] ${underCover} > [data-ds=Avatar]`, {
  borderColor: vars.color.surfaceRaised,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  // Buttons don't work on paper.
  '@media': { print: { display: 'none' } },
});

/** On phones too, icons have space beside a title, unless they are beside a button with words. The lead is below both. */
const iconLine = `${titleLine}:has([data-icon-on-phones]):not(:has(:is([data-ds=Button], [data-ds=LinkButton]):not([data-icon-on-phones])))`;
const onIconLine = (part: string, rule: Record<string, string | number>) =>
  componentGlobalStyle(`${iconLine} ${part}`, { '@media': { [besideTitle]: rule } });
componentGlobalStyle(iconLine, { '@media': { [besideTitle]: { rowGap: vars.space.xs } } });
onIconLine(`> ${titles}`, { display: 'contents' });
onIconLine('h1', { flex: 1 });
onIconLine(`${titles} > div`, { order: 1, inlineSize: '100%' });
// The middle of an icon is that of the line, or of the portrait in it.
onIconLine(`> ${actions}`, { marginBlock: '-0.25rem' });
onIconLine('h1:has([data-ds=Avatar])', { marginBlockEnd: vars.space.xxs });
onIconLine(`> ${titles}:has([data-ds=Avatar]) + ${actions}`, { alignSelf: 'center' });

/** The second column is below the first where they don't fit, and on paper. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: vars.space.xl },
  },
});
/** The first, which is the narrow one, is at the end of the line all the same. */
export const columnsOfTask = componentStyle([columns]);
componentGlobalStyle(`${columnsOfTask} > :first-child`, {
  '@media': { [media.wide]: { gridArea: '1 / 2' } },
});
