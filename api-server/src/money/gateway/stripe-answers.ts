/** What Stripe answers about cards, cut down to what is read of it: for tests here and for journeys of the portal. */

const card = {
  brand: 'visa',
  last4: '4242',
  exp_month: 8,
  exp_year: 2030,
  fingerprint: 'fp_1',
  funding: 'credit',
};

export const customer = { id: 'cus_1', object: 'customer' };

export const setupIntent = { id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret_2' };

export const confirmedSetupIntent = {
  id: 'seti_1',
  object: 'setup_intent',
  status: 'succeeded',
  customer: 'cus_1',
  payment_method: 'pm_1',
};

/** A card that was kept; `changes` are of the method, and in `card` of its card. */
export const paymentMethod = ({
  card: cardChanges = {},
  ...changes
}: {
  card?: object;
  [name: string]: unknown;
} = {}) => ({
  id: 'pm_1',
  object: 'payment_method',
  type: 'card',
  customer: 'cus_1',
  billing_details: { name: 'Maya Lindqvist', address: {}, email: null, phone: null },
  card: { ...card, ...cardChanges },
  ...changes,
});
