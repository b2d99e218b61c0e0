import { DescriptionList, RadioGroup, SelectField, toast } from '@institute/design-system';
import { EditableSection, SaveButtons, useRecordForm } from '@institute/design-system/forms';
import { defaultTimeZone, listTimeZones, timeZoneLabel } from '@institute/values/formats';
import { defineMessage, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { languageOptions } from '../institute.ts';
import { preferences } from '../preferences.ts';
import { conflicts } from '../records.ts';
import { type Account, useAccount, useSaveAccount } from './account.ts';

const schema = z.object({ languageIso2LetterCode: z.enum(['EN', 'ES']), timeZone: z.string() });

const valuesOf = ({ languageIso2LetterCode, timeZone }: Account) => ({
  languageIso2LetterCode,
  timeZone: timeZone ?? '',
});

const sameAsDevice: MessageDescriptor = defineMessage({ defaultMessage: 'Same as this device ({zone})' });

export function LanguageSection() {
  const intl = useIntl();
  const { languageIso2LetterCode, timeZone } = useAccount();
  const language = languageOptions().find(({ value }) => value === languageIso2LetterCode);
  const zone = listTimeZones(timeZone ?? undefined, intl.locale).find(({ value }) => value === timeZone);
  return (
    <EditableSection
      id="time-zone"
      draft="account.language"
      title={<FormattedMessage defaultMessage="Language and time" />}
      form={(onClose) => <LanguageForm onClose={onClose} />}
    >
      <DescriptionList
        items={[
          language && {
            term: <FormattedMessage defaultMessage="Language" />,
            value: <span lang={language.lang}>{language.label}</span>,
          },
          {
            term: <FormattedMessage defaultMessage="Time zone" />,
            value:
              zone?.label ??
              intl.formatMessage(sameAsDevice, { zone: timeZoneLabel(defaultTimeZone(), intl.locale) }),
          },
        ]}
      />
    </EditableSection>
  );
}

function LanguageForm({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const languages = languageOptions();
  const account = useAccount();
  const form = useRecordForm({
    draft: 'account.language',
    record: account,
    schema,
    valuesOf,
    toBody: (values) => ({ ...values, timeZone: values.timeZone || 'none' }),
    save: useSaveAccount(),
    ...conflicts,
    onSaved(_, { languageIso2LetterCode }) {
      preferences.locale.set(languageIso2LetterCode === 'ES' ? 'es' : 'en');
      toast.success(intl.formatMessage({ defaultMessage: 'Your changes were saved.' }));
      onClose();
    },
  });
  return (
    <form.Form>
      {languages.length > 0 && (
        <form.Field
          name="languageIso2LetterCode"
          as={RadioGroup}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Language' })}
          description={intl.formatMessage({ defaultMessage: 'For this app and the messages we send you.' })}
          options={languages.map(({ value, lang, label }) => ({
            value,
            label: <span lang={lang}>{label}</span>,
          }))}
        />
      )}
      <form.Field
        name="timeZone"
        as={SelectField}
        label={intl.formatMessage({ defaultMessage: 'Time zone' })}
        placeholder={intl.formatMessage(sameAsDevice, {
          zone: timeZoneLabel(defaultTimeZone(), intl.locale),
        })}
        options={listTimeZones(account.timeZone ?? undefined, intl.locale)}
      />
      <SaveButtons onCancel={onClose} />
    </form.Form>
  );
}
