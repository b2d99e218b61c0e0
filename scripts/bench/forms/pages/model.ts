import { useState } from 'react';

/** What every page of the benchmark shows and validates: the same 12 questions, rules and countries. */
export const texts = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'middleName', label: 'Middle name', autoComplete: 'additional-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', autoComplete: 'email' },
  { name: 'password', label: 'Password', autoComplete: 'new-password' },
  { name: 'dateBirth', label: 'Date of birth', autoComplete: 'bday' },
  { name: 'phone', label: 'Mobile phone', autoComplete: 'tel' },
] as const;

export const genders = ['Female', 'Male', 'Non-binary', 'Prefer not to say'].map((label) => ({
  value: label,
  label,
}));
export const attendances = ['Online', 'In person'].map((label) => ({ value: label, label }));

// ISO 3166-1 alpha-2.
const codes =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW';
const names = new Intl.DisplayNames('en', { type: 'region' });
export const countries = codes.split(' ').map((value) => ({ value, label: names.of(value)! }));

export const questions = [
  ...texts.map(({ name }) => name),
  'gender',
  'country',
  'state',
  'attendance',
  'terms',
];

/** Name → error. */
export function problemsOf(values: FormData): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of questions) if (!values.get(name)) problems[name] = 'This field is required';
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(String(values.get('email'))))
    problems.email = 'Not an e-mail';
  return problems;
}

export const manyNames = Array.from({ length: 200 }, (_, index) => `Field ${index + 1}`);

/** A page's state in plain React: one object with the values of all fields. */
export function useManyValues() {
  const [values, setValues] = useState<Record<string, string>>({});
  return (name: string) => ({
    value: values[name] ?? '',
    change: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
}
