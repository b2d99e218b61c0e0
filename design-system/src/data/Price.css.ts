import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});
export const size = componentVariants({
  m: [price, { fontSize: vars.fontSize.l, fontWeight: vars.fontWeight.semibold }],
  l: [
    price,
    {
      fontFamily: vars.font.display,
      fontSize: vars.fontSize.xxl,
      fontWeight: vars.fontWeight.display,
      lineHeight: vars.lineHeight.tight,
    },
  ],
});
export const beside = componentStyle({
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});
