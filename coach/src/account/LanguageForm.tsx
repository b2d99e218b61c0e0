import { RadioGroup, SelectField, toast } from '@institute/design-system';
import { defaultTimeZone, listTimeZones } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { describeError } from '../messages.ts';
import { preferences } from '../preferences.ts';
import { useAccount, useSaveAccount } from './save-account.ts';

const schema = z.object({ languageIso2LetterCode: z.enum(['EN', 'ES']), timeZone: z.string() });

export function LanguageForm() {
  const intl = useIntl();
  const { languageIso2LetterCode, timeZone } = useAccount();
  const save = useSaveAccount();
  const form = useForm({
    schema,
    defaultValues: { languageIso2LetterCode, timeZone },
    describeError: (error) => describeError(intl, error),
    async onSubmit({ value }) {
      await save(value);
      preferences.locale.set(value.languageIso2LetterCode === 'ES' ? 'es' : 'en');
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your changes were saved.',
          description: 'After saving the account',
        }),
      );
    },
  });
  return (
    <form.Form>
      <form.Field
        name="languageIso2LetterCode"
        as={RadioGroup}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Language', description: 'Label of a field' })}
        description={intl.formatMessage({
          defaultMessage: 'For this app and the messages we send you.',
          description: 'Hint of the language',
        })}
        options={[
          { value: 'EN', label: <span lang="en">English</span> },
          { value: 'ES', label: <span lang="es">Español</span> },
        ]}
      />
      <form.Field
        name="timeZone"
        as={SelectField}
        label={intl.formatMessage({ defaultMessage: 'Time zone', description: 'Label of a field' })}
        placeholder={intl.formatMessage(
          { defaultMessage: 'Same as this device ({zone})', description: 'First choice of the time zone' },
          { zone: defaultTimeZone(null) },
        )}
        options={listTimeZones(timeZone || undefined, intl.locale)}
      />
      <form.SubmitButton variant="secondary">
        <FormattedMessage defaultMessage="Save" description="Button that saves a form" />
      </form.SubmitButton>
    </form.Form>
  );
}
