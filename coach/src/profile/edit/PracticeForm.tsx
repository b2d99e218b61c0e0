import { nullIfBlank } from '@institute/api-schema';
import { CoachPatch as limits } from '@institute/api-schema/limits';
import { MoneyField, Switch, TextField } from '@institute/design-system';
import { formatMoney } from '@institute/values/formats';
import { lengthMax, number, numberMax, numberMin, rules, url } from '@institute/values/rules';
import { useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { Coach } from '../../coach.ts';
import { institute } from '../../institute.ts';
import { SectionForm, useSectionForm } from '../section-form.tsx';

const schema = z.object({
  rateOfPay: z
    .custom<number | string | null>()
    .check(
      rules(
        number(),
        numberMin(0, institute.get().currency),
        numberMax(limits.rateOfPay.maximum, institute.get().currency),
      ),
    ),
  coachWebConferenceUrl: z.string().check(rules(url(), lengthMax(limits.coachWebConferenceUrl.maxLength))),
  testCall: z.boolean(),
});

export function PracticeForm({ coach }: { coach: Coach }) {
  const intl = useIntl();
  const form = useSectionForm({
    draft: 'profile.practice',
    schema,
    coach,
    valuesOf: (now) => ({
      rateOfPay: now.rateOfPay as number | string | null,
      coachWebConferenceUrl: now.coachWebConferenceUrl ?? '',
      testCall: now.testCall,
    }),
    toBody: ({ rateOfPay, ...rest }) => ({
      ...nullIfBlank(rest),
      rateOfPay: typeof rateOfPay === 'number' ? rateOfPay : null,
    }),
    describe: ({ rateOfPay }) => ({
      rateOfPay:
        typeof rateOfPay === 'number'
          ? formatMoney({ amount: rateOfPay, currency: coach.currency }, { locale: intl.locale })
          : (rateOfPay ?? ''),
    }),
  });
  return (
    <SectionForm form={form}>
      <form.Field
        name="rateOfPay"
        as={MoneyField}
        width="medium"
        currency={coach.currency}
        label={intl.formatMessage({ defaultMessage: 'Hourly rate' })}
      />
      <form.Field
        name="coachWebConferenceUrl"
        as={TextField}
        kind="url"
        label={intl.formatMessage({ defaultMessage: 'Video call link' })}
        description={intl.formatMessage({ defaultMessage: 'Clients get this link with their booking.' })}
      />
      <form.Field
        name="testCall"
        as={Switch}
        label={intl.formatMessage({ defaultMessage: 'I made a test call' })}
        description={intl.formatMessage({
          defaultMessage: 'Open your video call once, with sound and video, before your first session.',
        })}
      />
    </SectionForm>
  );
}
