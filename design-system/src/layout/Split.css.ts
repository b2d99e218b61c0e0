import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const split = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  '@media': { print: { flexDirection: 'column' } },
});
export const reversed = componentStyle({
  flexDirection: 'row-reverse',
  '@media': { print: { flexDirection: 'column' } },
});
const main = componentStyle({ flexGrow: 999, flexBasis: 0 });
/** The main side needs more space than the narrow one. If there isn't enough, they stack. */
export const mainBeside = componentVariants({
  s: [main, { minInlineSize: '58%' }],
  m: [main, { minInlineSize: '55%' }],
  l: [main, { minInlineSize: '55%' }],
});
export const aside = componentVariants({
  s: { flexGrow: 1, flexBasis: 'min(100%, 14rem)', minInlineSize: 0 },
  m: { flexGrow: 1, flexBasis: 'min(100%, 18rem)', minInlineSize: 0 },
  l: { flexGrow: 1, flexBasis: 'min(100%, 24rem)', minInlineSize: 0 },
});
/** Below the bar of a shell, as the record of a `ListDetail` is. */
export const sticky = componentStyle({
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: `calc(4rem + ${vars.space.m})` },
    [media.short]: { position: 'static' },
    print: { position: 'static' },
  },
});
