import type { InstituteSettings } from '../institute/settings.ts';
import type { SettingsEntry } from './file.ts';
import { languages } from './texts.ts';

export type Settings = InstituteSettings;

/** The row of the file's settings. */
export function settingsRow({
  address,
  supportEmail,
  supportPhone,
  policies = {},
  ...entry
}: SettingsEntry): Settings {
  const first = entry.languages[0]!;
  return {
    ...entry,
    address: address?.trim() ?? null,
    supportEmail: supportEmail ?? null,
    supportPhone: supportPhone ?? null,
    policies: Object.fromEntries(
      Object.entries(policies).map(([name, texts]) => [
        name,
        typeof texts === 'string' ? { [first]: texts.trim() } : trimmed(texts),
      ]),
    ),
  };
}

const trimmed = (texts: Partial<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text!.trim()]));

/** The settings as the file has them. */
export function settingsEntry({
  name,
  address,
  supportEmail,
  supportPhone,
  policies,
  ...rest
}: Settings): SettingsEntry {
  const named = Object.entries(policies).map(([policy, texts]) => [
    policy,
    Object.fromEntries(languages.filter((one) => texts?.[one]).map((one) => [one, texts![one]])),
  ]);
  return {
    name,
    ...(address !== null && { address }),
    ...(supportEmail !== null && { supportEmail }),
    ...(supportPhone !== null && { supportPhone }),
    currency: rest.currency,
    languages: rest.languages,
    timeZone: rest.timeZone,
    ...(named.length > 0 && { policies: Object.fromEntries(named.toSorted()) }),
  };
}
