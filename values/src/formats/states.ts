import { fold } from './fold.ts';

/** A country's state, province or similar: its ISO 3166-2 code without the country, and its name. */
export interface Subdivision {
  code: string;
  name: string;
  /** The name in the other script: the country's own, or Latin. */
  otherName?: string;
}

/** Parses a list such as `AL:Alabama|AK:Alaska` or `C:Cairo:القاهرة`, and sorts it by name. */
export const readSubdivisions = (list: string): Subdivision[] =>
  list
    .split('|')
    .map((entry) => {
      const [code, name, otherName] = entry.split(':') as [string, string, string?];
      return otherName ? { code, name, otherName } : { code, name };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

/** The states, territories and armed forces of the United States. */
export const unitedStates: readonly Subdivision[] = /* @__PURE__ */ readSubdivisions(
  'AL:Alabama|AK:Alaska|AS:American Samoa|AZ:Arizona|AR:Arkansas|AA:Armed Forces Americas|AE:Armed Forces Europe|AP:Armed Forces Pacific|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|GU:Guam|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|MP:Northern Mariana Islands|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|PR:Puerto Rico|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UM:United States Minor Outlying Islands|VI:United States Virgin Islands|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming',
);

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Finds a state by its code or one of its names. */
export function findState(states: readonly Subdivision[], text: string): Subdivision | undefined {
  const foldedName = plain(text);
  if (!foldedName) return undefined;
  return states.find(({ code, name, otherName = '' }) =>
    [code, name, otherName].some((one) => plain(one) === foldedName),
  );
}
