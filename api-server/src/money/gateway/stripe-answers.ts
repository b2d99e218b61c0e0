/** Stripe's responses about cards, reduced to the fields we read. Used by tests here and by the portal's journeys. */

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

/** A saved card. `changes` apply to the payment method, and `card` within them to its card. */
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
