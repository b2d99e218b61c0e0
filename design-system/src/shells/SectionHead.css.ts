import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';
import { hiddenFromSight } from '../typography/VisuallyHidden.css.ts';

/** The line under the tabs ends where the page does. */
export const tabs = componentStyle({
  marginBlock: `calc(-1 * ${vars.space.xs}) ${vars.space.xxs}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
/** What a tab is about, and what can be done in it, in one line if there is space. */
export const underTabs = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
});
componentGlobalStyle(`${underTabs} > [data-ds=Text]`, { flex: '1 1 12rem' });
/** On paper, where there are no tabs, it's part of the title. */
export const placeName = componentStyle({ '@media': { screen: hiddenFromSight } });
