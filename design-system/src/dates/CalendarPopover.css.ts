import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { daySize } from './DayCalendar.css.ts';

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(7 * ${daySize} + 2 * ${vars.space.s})`,
  padding: vars.space.s,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
