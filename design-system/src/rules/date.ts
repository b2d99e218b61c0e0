import { isDate } from '../formats/iso-date.ts';
import { parseDate } from '../formats/parse-date.ts';
import type { Region } from '../formats/region.ts';
import { isBlank, type Rule, type Text, violation } from './violation.ts';

// Apart from the other rules of dates, because it needs the code for names of months.
/**
 * A real calendar day as `YYYY-MM-DD`. A date field passes on text that it can't parse, and the violation says why. A
 * region is needed only for names of months in other languages than English.
 */
export const date =
  (region?: Region): Rule<Text> =>
  (value) => {
    if (isBlank(value) || isDate(value)) return null;
    const { value: day, problem } = parseDate(value, region);
    // A date that its field didn't understand has another order, or may have.
    if (problem === 'order' || problem === 'ambiguous' || (day && !/\p{L}|^\d{4}\D/u.test(value)))
      return violation('dateOrder');
    if (problem === 'year') return violation('dateYear');
    if (problem === 'weekday') return violation('dateWeekday');
    return violation('date');
  };
