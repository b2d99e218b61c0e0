import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

// In rem: where the text is large, the button stays below the search.
const besideSearch = 'screen and (width >= 20.5rem)';

/** The search takes what the button leaves. */
export const row = componentStyle({
  display: 'grid',
  containerType: 'inline-size',
  gap: vars.space.s,
  justifyItems: 'start',
  '@media': { [besideSearch]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const search = componentStyle({ inlineSize: '100%' });
// In one line: there is nothing beside it, and the button is in line with the box.
componentGlobalStyle(`${search} label`, { inlineSize: 'max-content', maxInlineSize: '100cqi' });

/** In line with the box, and still so once the number of results is under it. */
export const opener = componentStyle({
  '@media': {
    [besideSearch]: {
      marginBlockStart: `calc(${vars.lineHeight.snug} * ${vars.fontSize.m} + 2 * ${vars.space.xxs})`,
    },
  },
});

/** Without a table below that can be sorted, it takes no space. */
export const order = componentStyle({ selectors: { '&:empty': { display: 'none' } } });
