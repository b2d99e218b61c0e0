import { componentStyle, componentVariants } from '../theme/style.ts';

export const split = componentStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const main = componentStyle({ flexGrow: 999, flexBasis: 0, minInlineSize: 'min(100%, 55%)' });
export const aside = componentVariants({
  s: { flexGrow: 1, flexBasis: '14rem' },
  m: { flexGrow: 1, flexBasis: '18rem' },
  l: { flexGrow: 1, flexBasis: '24rem' },
});
