import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const brand = componentStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.semibold,
  fontSize: '1.1875rem',
  letterSpacing: '-0.015em',
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  // Two words on one line beside a search, a link and a photo, in 360 px.
  '@media': { [media.phone]: { fontSize: '1rem' } },
});
export const name = componentStyle({
  // Wraps to two short lines before anything is cut off.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textWrap: 'balance',
  // Space for descenders.
  paddingBlock: '0.2em',
});
// Whose it is. Its element, so that first pages don't load one more class.
componentGlobalStyle(`${name} > small`, {
  display: 'none',
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.regular,
  fontSize: vars.fontSize.xs,
  letterSpacing: 'normal',
  paddingBlockStart: '2px',
  '@media': { [media.wide]: { display: 'block' } },
});
export const compactName = componentStyle([
  name,
  { '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } } },
]);
export const mark = componentStyle({ inlineSize: '2rem', blockSize: '2rem', flexShrink: 0 });
export const disc = componentStyle({ fill: vars.color.brand });
export const leaf = componentStyle({ fill: vars.color.onBrand });
export const vein = componentStyle({
  stroke: vars.color.brand,
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  fill: 'none',
});
export const sun = componentStyle({ fill: vars.color.accent });
