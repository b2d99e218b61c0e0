import { addressFormats } from '@institute/values/formats/address-formats.gen';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type AddressFormat, addressMessages } from './address-messages.ts';

const messages: Record<string, MessageDescriptor> = {
  ...addressMessages,
  ...defineMessages({
    province: { id: 'address.province', defaultMessage: 'Province', description: 'Label in an address' },
    county: {
      id: 'address.county',
      defaultMessage: 'County',
      description: 'Label in an address of Ireland',
    },
    governorate: {
      id: 'address.governorate',
      defaultMessage: 'Governorate',
      description: 'Label in an address of Egypt or Iraq: an administrative area',
    },
    emirate: {
      id: 'address.emirate',
      defaultMessage: 'Emirate',
      description: 'Label in an address of the United Arab Emirates',
    },
    parish: {
      id: 'address.parish',
      defaultMessage: 'Parish',
      description: 'Label in an address of Jamaica, Barbados or Andorra: an administrative area',
    },
    island: { id: 'address.island', defaultMessage: 'Island', description: 'Label in an address' },
    department: {
      id: 'address.department',
      defaultMessage: 'Department',
      description: 'Label in an address of Colombia and others: an administrative area',
    },
    region: { id: 'address.regionName', defaultMessage: 'Region', description: 'Label in an address' },
    area: {
      id: 'address.area',
      defaultMessage: 'Area',
      description: 'Label in an address of Hong Kong: Hong Kong Island, Kowloon or New Territories',
    },
    prefecture: {
      id: 'address.prefecture',
      defaultMessage: 'Prefecture',
      description: 'Label in an address of Japan',
    },
    do_si: {
      id: 'address.doSi',
      defaultMessage: 'Province or city',
      description: 'Label in an address of South Korea: a do or a si',
    },
    district: {
      id: 'address.district',
      defaultMessage: 'District',
      description: 'Label in an address of Hong Kong, Nauru or Turkey',
    },
    oblast: {
      id: 'address.oblast',
      defaultMessage: 'Oblast',
      description: 'Label in an address of Russia or Ukraine: an administrative area',
    },
    suburb: {
      id: 'address.suburb',
      defaultMessage: 'Suburb',
      description: 'Label in an address of Australia, in place of the city',
    },
    post_town: {
      id: 'address.town',
      defaultMessage: 'Town or city',
      description: 'Label in an address of the United Kingdom, Sweden or Norway',
    },
    postcode: {
      id: 'address.postcode',
      defaultMessage: 'Postcode',
      description: 'Label in an address of a country with postcodes',
    },
    eircode: {
      id: 'address.eircode',
      defaultMessage: 'Eircode',
      description: 'Label in an address of Ireland: the name of its postal codes',
    },
    pin: {
      id: 'address.pin',
      defaultMessage: 'PIN code',
      description: 'Label in an address of India: the name of its postal codes',
    },
  }),
};

const formats = new Map<string, AddressFormat>();

/** The parts of a country's addresses in the order in which they're written in a language, and their names. */
export function formatIn(country: string, language: string): AddressFormat {
  const key = `${country} ${language}`;
  const found = formats.get(key);
  if (found) return found;
  const [orders = '', state = '', city = '', code = '', local] = (addressFormats[country] ?? 'AC').split('|');
  const [order = '', latin = order] = orders.split('/');
  const format: AddressFormat = {
    order: language === local ? order : latin,
    state: messages[state] ?? addressMessages.region,
    city: messages[city] ?? addressMessages.city,
    zip: messages[code] ?? addressMessages.postalCode,
  };
  formats.set(key, format);
  return format;
}
