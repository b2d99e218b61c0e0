import { contentLanguageOf, type Language, localeOf } from '@institute/api-schema/languages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { preferences } from '../preferences.ts';

interface FollowLanguageProps {
  language: Language;
  /** The page's language was switched. */
  onSwitch: (language: Language) => void;
}

/** Keeps the page and the classes in one language: whichever of the two was chosen last. */
export function FollowLanguage({ language, onSwitch }: FollowLanguageProps) {
  const shown = contentLanguageOf(useIntl().locale);
  const before = useRef<{ chosen: Language; shown: Language }>(null);
  const follow = useEffectEvent((chosen: Language, shown: Language) => {
    const last = before.current;
    before.current = { chosen, shown };
    // Also to what is shown, while another language is loading.
    if (last ? last.chosen !== chosen : chosen !== shown) preferences.locale.set(localeOf(chosen));
    else if (last?.shown !== shown && chosen !== shown) onSwitch(shown);
  });
  useEffect(() => follow(language, shown), [language, shown]);
  return null;
}
