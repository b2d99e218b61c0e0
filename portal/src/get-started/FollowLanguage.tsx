import { languageOf } from '@institute/values/formats';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { preferences } from '../preferences.ts';

/** Switches the page to the language chosen for the classes. */
export function FollowLanguage({ language }: { language: string }) {
  const intl = useIntl();
  const locale = language === 'ES' ? 'es' : 'en';
  useEffect(() => {
    if (locale !== languageOf(intl.locale)) preferences.locale.set(locale);
  }, [locale, intl.locale]);
  return null;
}
