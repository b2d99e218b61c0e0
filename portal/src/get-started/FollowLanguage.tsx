import { languageOf } from '@institute/values/formats';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { preferences } from '../preferences.ts';

interface FollowLanguageProps {
  language: string;
  /** The page's language was switched. */
  onSwitch: (language: 'EN' | 'ES') => void;
}

/** Keeps the page and the classes in one language: whichever of the two was chosen last. */
export function FollowLanguage({ language, onSwitch }: FollowLanguageProps) {
  const chosen = language === 'ES' ? 'es' : 'en';
  const shown = languageOf(useIntl().locale) === 'es' ? 'es' : 'en';
  const before = useRef<{ chosen: string; shown: string }>(null);
  const follow = useEffectEvent((chosen: 'en' | 'es', shown: 'en' | 'es') => {
    const last = before.current;
    before.current = { chosen, shown };
    // Also to what is shown, while another language is loading.
    if (last ? last.chosen !== chosen : chosen !== shown) preferences.locale.set(chosen);
    else if (last?.shown !== shown && chosen !== shown) onSwitch(shown === 'es' ? 'ES' : 'EN');
  });
  useEffect(() => follow(chosen, shown), [chosen, shown]);
  return null;
}
