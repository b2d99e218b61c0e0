import { defaultTimeZone, listTimeZones, timeZoneLabel } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageOptions } from '../institute.ts';
import type { Student } from '../student.ts';
import { timeZonePlace } from '../time-zone.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { sameAsDevice } from './same-as-device.ts';

export function LanguageSection({ student }: { student: Student }) {
  const intl = useIntl();
  const language = languageOptions().find(({ value }) => value === student.languageIso2LetterCode);
  const zones = listTimeZones(student.user.timeZone ?? undefined, intl.locale);
  return (
    <ProfileSection
      id={timeZonePlace}
      title={<FormattedMessage defaultMessage="Language and time" />}
      lead={<FormattedMessage defaultMessage="For the portal and the messages we send you." />}
      student={student}
      draft="profile.language"
      answers={[
        language && {
          term: intl.formatMessage({ defaultMessage: 'Language' }),
          value: <span lang={language.lang}>{language.label}</span>,
        },
        {
          term: intl.formatMessage({ defaultMessage: 'Time zone' }),
          value:
            zones.find(({ value }) => value === student.user.timeZone)?.label ??
            intl.formatMessage(sameAsDevice, { zone: timeZoneLabel(defaultTimeZone(), intl.locale) }),
        },
      ]}
      form="LanguageForm"
    />
  );
}
