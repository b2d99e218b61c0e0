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
  const shownBefore = useRef(shown);
  const follow = useEffectEvent((chosen: 'en' | 'es', shown: 'en' | 'es') => {
    const isSwitched = shownBefore.current !== shown;
    shownBefore.current = shown;
    if (chosen === shown) return;
    if (isSwitched) onSwitch(shown === 'es' ? 'ES' : 'EN');
    else preferences.locale.set(chosen);
  });
  useEffect(() => follow(chosen, shown), [chosen, shown]);
  return null;
}
