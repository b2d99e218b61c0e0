import { toast } from '@institute/design-system';
import { type Form, type RecordFormOptions, useRecordForm } from '@institute/design-system/forms';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import { conflicts, patch } from '../records.ts';
import type { Schedule, ScheduleInput, SchedulePart } from './values.ts';

/** Why values can't be saved, while their controls show where. */
export class Refusal extends Error {
  readonly text: MessageDescriptor;
  constructor(text: MessageDescriptor) {
    super();
    this.text = text;
  }
}

export const describeRefusal = (intl: IntlShape, error: unknown): string =>
  error instanceof Refusal ? intl.formatMessage(error.text) : describeError(intl, error);

type Options<Values extends object> = Pick<
  RecordFormOptions<Values, Schedule, Partial<ScheduleInput>>,
  'describe'
> & {
  savedText: string;
  /** Throws a refusal if the values can't be saved. */
  check?: (values: Values) => void;
};

export function usePartForm<Values extends object>(
  schedule: Schedule,
  { name, schema, valuesOf, bodyOf }: SchedulePart<Values>,
  { savedText, check, ...options }: Options<Values>,
): Form<Values> {
  const intl = useIntl();
  const coachId = useCoachId();
  const path = { coachId, scheduleId: schedule.id };
  return useRecordForm({
    draft: `schedule.${schedule.id}.${name}`,
    record: schedule,
    schema,
    valuesOf,
    toBody: bodyOf,
    async save(body, values) {
      check?.(values);
      return patch('/coaches/{coachId}/schedules/{scheduleId}', { path, body });
    },
    ...conflicts,
    onSaved: () => toast.success(savedText),
    describeError: (error) => describeRefusal(intl, error),
    ...options,
  });
}
