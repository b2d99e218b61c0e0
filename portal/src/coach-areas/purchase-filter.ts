import type { Schemas } from '@institute/api-schema';

export type Purchase = Schemas['CoachProductPurchase'];
export type Criteria = Schemas['CoachProductPurchaseCriteria'];
export type Party = Schemas['PartyOption'];

/** The list's state in the URL. */
export interface PurchaseFilter {
  /** A coach's key, `all`, or nothing for the signed-in coach. */
  coach: string;
  /** A customer's key; nothing for all customers. */
  customer: string;
  type: '' | Purchase['coachProductType'];
  status: '' | Purchase['status'];
}

/** A person's key in the URL and in lists. A closed account has a name but no id. */
export const partyKey = ({ value, label }: Party): string => value ?? label;

const isId = (key: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key);

function partyOf(key: string, parties: readonly Party[]): Party {
  return parties.find((party) => partyKey(party) === key) ?? { value: isId(key) ? key : null, label: key };
}

/** The filter in the API's form. `parties` provides the people's names. */
export function toCriteria(
  { coach, customer, type, status }: PurchaseFilter,
  ownId: string,
  parties: Record<'coaches' | 'customers', readonly Party[]>,
): Criteria {
  return {
    coach: coach === 'all' ? null : partyOf(coach || ownId, parties.coaches),
    customer: customer ? partyOf(customer, parties.customers) : null,
    coachProductType: type || null,
    status: status || null,
  };
}
