import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The parts of an address in their order (`A` is the street, `C` the city, `S` the state, `Z` the code), and their labels. */
export interface AddressFormat {
  order: string;
  state: MessageDescriptor;
  city: MessageDescriptor;
  zip: MessageDescriptor;
}

/** Those that are needed before the country is known, and for the country that is always loaded. */
export const addressMessages = defineMessages({
  state: { id: 'address.state', defaultMessage: 'State', description: 'Label in an address' },
  region: {
    id: 'address.region',
    defaultMessage: 'State or region',
    description: 'Label in an address, countries of no known usage',
  },
  city: { id: 'address.city', defaultMessage: 'City', description: 'Label in an address' },
  zip: {
    id: 'address.zip',
    defaultMessage: 'ZIP code',
    description: 'Label in an address of the United States',
  },
  postalCode: { id: 'address.postalCode', defaultMessage: 'Postal code', description: 'Label in an address' },
});
