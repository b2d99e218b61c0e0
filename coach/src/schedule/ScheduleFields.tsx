import { DurationField, Inline, SectionCard, SelectField, TextField } from '@institute/design-system';
import type { Form } from '@institute/design-system/forms';
import { listTimeZones } from '@institute/values/formats';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RulesValues } from './values.ts';

/** Minutes. */
const buffers = [0, 5, 10, 15, 30, 45, 60];
const notices = [0, 60, 120, 240, 720, 1440, 2880, 10_080];
/** Days. */
const horizons = [7, 14, 30, 60, 90, 180, 365];

type FieldsProps = { form: Pick<Form<RulesValues>, 'Field' | 'state'> };

/** The name of a schedule, its time zone, and how it is deleted. */
export function GeneralFields({ form, remove }: FieldsProps & { remove?: ReactNode }) {
  const intl = useIntl();
  return (
    <SectionCard title={<FormattedMessage defaultMessage="This schedule" />}>
      <form.Field
        name="name"
        as={TextField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Name' })}
        description={intl.formatMessage({ defaultMessage: 'Clients don’t see it.' })}
      />
      <form.Field
        name="timeZone"
        as={SelectField}
        isRequired
        width="medium"
        label={intl.formatMessage({ defaultMessage: 'Time zone' })}
        description={intl.formatMessage({
          defaultMessage: 'Your hours are in this time zone. Clients see times in their own.',
        })}
        options={listTimeZones(form.state.values.timeZone, intl.locale)}
      />
      {remove && <Inline>{remove}</Inline>}
    </SectionCard>
  );
}

/** The break between sessions, and how late and how early clients book. */
export function RuleFields({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <SectionCard title={<FormattedMessage defaultMessage="Booking rules" />}>
      <form.Field
        name="bufferMinutes"
        as={DurationField}
        isRequired
        width="medium"
        options={buffers}
        label={intl.formatMessage({ defaultMessage: 'Break between sessions' })}
        description={intl.formatMessage({ defaultMessage: 'Kept free before and after each session.' })}
      />
      <form.Field
        name="minimumNoticeMinutes"
        as={DurationField}
        isRequired
        width="medium"
        options={notices}
        label={intl.formatMessage({ defaultMessage: 'Minimum notice' })}
        description={intl.formatMessage({
          defaultMessage: 'The latest clients can book before a session starts.',
        })}
      />
      <form.Field
        name="horizonDays"
        as={DurationField}
        isRequired
        unit="day"
        width="medium"
        options={horizons}
        label={intl.formatMessage({ defaultMessage: 'How far ahead' })}
        description={intl.formatMessage({ defaultMessage: 'Clients can book this far in advance.' })}
      />
    </SectionCard>
  );
}
