'use server';

import { parseDate } from '@institute/design-system/formats';
import { type FormResult, parseForm } from '@institute/design-system/rules';
import { profile } from './profile';

/** Also takes the form before its scripts have loaded, when a date is only a text. */
export async function saveProfile(_: FormResult | null, data: FormData): Promise<FormResult | null> {
  const parsed = await parseForm(profile, data, {
    read: { birthDate: (text) => parseDate(text).value ?? text },
  });
  if (!parsed.isValid) return parsed.lastResult;
  // Save `parsed.value` here, then redirect.
  return null;
}
