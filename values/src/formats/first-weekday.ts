import { weekdayKeys } from './region.ts';

/** For browsers that don't know it, such as Firefox before 153. In most countries, weeks begin on Monday. */
const notOnMonday: [weekday: number, countries: string][] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/** The weekday with which weeks begin in a locale: 1 is Monday, 7 Sunday. */
export function firstWeekdayOf(locale: string): number {
  const [, chosen] = /-fw-(\w{3})/.exec(locale) ?? [];
  if (chosen) return weekdayKeys.indexOf(chosen) + 1;
  const place = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const weekInfo = place.getWeekInfo?.() ?? place.weekInfo;
  if (weekInfo) return weekInfo.firstDay;
  const { region = 'ZZ' } = place.maximize();
  return notOnMonday.find(([, countries]) => countries.includes(region))?.[0] ?? 1;
}
