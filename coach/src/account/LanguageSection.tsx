import { localeOf } from '@institute/api-schema/languages';
import { DescriptionList, toast } from '@institute/design-system';
import { LanguageField, TimeZoneField, useLanguageItems } from '@institute/design-system/account';
import { EditableSection, SaveButtons, useRecordForm } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
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

export function LanguageSection() {
  const { languageIso2LetterCode: language, timeZone } = useAccount();
  const items = useLanguageItems(languageOptions(), language, timeZone);
  return (
    <EditableSection
      id="time-zone"
      draft="account.language"
      title={<FormattedMessage defaultMessage="Language and time" />}
      form={(onClose) => <LanguageForm onClose={onClose} />}
    >
      <DescriptionList items={items} />
    </EditableSection>
  );
}

function LanguageForm({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
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
      preferences.locale.set(localeOf(languageIso2LetterCode));
      toast.success(intl.formatMessage({ defaultMessage: 'Your changes were saved.' }));
      onClose();
    },
  });
  return (
    <form.Form>
      <form.Field
        name="languageIso2LetterCode"
        as={LanguageField}
        languages={languageOptions()}
        description={intl.formatMessage({ defaultMessage: 'For this app and the messages we send you.' })}
      />
      <form.Field name="timeZone" as={TimeZoneField} />
      <SaveButtons onCancel={onClose} />
    </form.Form>
  );
}
