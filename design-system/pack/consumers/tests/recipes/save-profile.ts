'use server';

import { parseDate, regionOf } from '@institute/design-system/formats';
import { type FormResult, parseForm } from '@institute/design-system/rules';
import { profile } from './profile';

// That of the page. Without it, 04/05/1990 could be either of two days.
const region = regionOf('en-US');

/** Also takes the form before its scripts have loaded, when a date is only a text. */
export async function saveProfile(_: FormResult | null, data: FormData): Promise<FormResult | null> {
  const parsed = await parseForm(profile, data, {
    read: { birthDate: (text) => parseDate(text, region).value ?? text },
  });
  if (!parsed.isValid) return parsed.lastResult;
  // Save `parsed.value` here, then redirect.
  return null;
}
