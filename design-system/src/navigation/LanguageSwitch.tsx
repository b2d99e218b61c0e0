import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

/** Those of the library's own languages are known, because the browser's data of languages delays the first paint. */
const names: Record<string, string> = { ar: 'العربية', de: 'Deutsch', en: 'English', es: 'Español' };

/** The name of a language in that language, with a capital letter: Español, Deutsch. */
const nameOf = (locale: string): string =>
  names[locale] ??
  new Intl.DisplayNames(locale, { type: 'language' })
    .of(locale)!
    .replace(/^./, (first) => first.toUpperCase());

export interface LanguageSwitchProps {
  value: string;
  onChange: (locale: string) => void;
  /** The languages to choose from (BCP 47): `de`, not `de-DE`, unless two regions are offered. With a single one, nothing is shown. */
  offered: readonly string[];
  /** Shows the language's code where space is limited. Screen readers still read the full name. */
  isShort?: boolean;
  /** Shows the name of the choice above it. */
  isLabelVisible?: boolean;
}

/** Switches the language of the app. Each language is shown in its own name. */
export function LanguageSwitch({ offered, isShort = false, ...props }: LanguageSwitchProps) {
  const intl = useIntl();
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      {...props}
      label={intl.formatMessage({
        id: 'language.label',
        defaultMessage: 'Language',
        description: 'Name of the control that changes the language of the app',
      })}
      options={offered.map((locale) => ({
        value: locale,
        lang: locale,
        children: isShort ? (
          <>
            {locale.toUpperCase()}
            <VisuallyHidden> {nameOf(locale)}</VisuallyHidden>
          </>
        ) : (
          nameOf(locale)
        ),
      }))}
    />
  );
}
