import { type Address, formatAddress } from '@institute/values/formats';
import type { Student } from '../student.ts';

/** An address as forms have it: missing parts are empty. */
export const addressValues = (saved: Student['address']) => ({
  country: saved.country ?? '',
  countryCode: saved.countryCode ?? '',
  state: saved.state ?? '',
  stateCode: saved.stateCode ?? '',
  city: saved.city ?? '',
  zip: saved.zip ?? '',
  street1: saved.street1 ?? '',
  street2: saved.street2 ?? '',
  latitude: saved.latitude,
  longitude: saved.longitude,
  formattedAddress: saved.formattedAddress ?? '',
});

/** Coordinates are valid only for the address they were found for. */
export function addressToSend(answers: ReturnType<typeof addressValues>, saved: Student['address']) {
  const formattedAddress = formatAddress(answers as Address) || null;
  const isSame = formattedAddress === (formatAddress(saved as Address) || null);
  const { latitude, longitude } = isSame ? saved : { latitude: null, longitude: null };
  return { ...answers, formattedAddress, latitude, longitude };
}
