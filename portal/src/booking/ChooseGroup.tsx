import {
  Card,
  EmptyState,
  ErrorBanner,
  FactLine,
  Heading,
  RadioGroup,
  ScheduleIllustration,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { formatDateTime } from '@institute/values/formats';
import { choice, required, rules } from '@institute/values/rules';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { useTimeZone } from '../time-zone.ts';
import type { CoachProduct } from './coaches.ts';
import { type CoachingGroup, groupPlace, useGroups } from './groups.ts';

/** Whether a group has a seat for the user. */
function seatsText(intl: IntlShape, { saleObstacle, seatsLeft }: CoachingGroup): string {
  if (saleObstacle === 'BOUGHT') return intl.formatMessage({ defaultMessage: 'You have a seat' });
  if (saleObstacle === 'FULL')
    return intl.formatMessage({ defaultMessage: 'Full', description: 'A group that no one else can join' });
  return intl.formatMessage(
    { defaultMessage: '{left, plural, one {# seat left} other {# seats left}}' },
    { left: seatsLeft },
  );
}

interface ChooseGroupProps {
  coachId: string;
  product: CoachProduct;
  /** What was chosen before. */
  chosen: CoachingGroup | null;
  /** Why the chosen group could not be bought. */
  refusal: unknown;
  onChoose: (group: CoachingGroup) => void;
}

/** The groups of a service, with their dates, place and seats. Full ones and the user's own are shown, and can't be chosen. */
export default function ChooseGroup({ coachId, product, chosen, refusal, onChoose }: ChooseGroupProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const groups = useGroups(coachId, product.id).filter(
    ({ saleObstacle }) => saleObstacle !== 'BEGUN' && saleObstacle !== 'CHANGED',
  );
  const open = groups.filter(({ saleObstacle }) => saleObstacle === null);
  const form = useForm({
    draft: `product.${product.id}.group`,
    // The group of a draft may be gone or full by now.
    schema: z.object({ groupId: z.string().check(rules(required(), choice(open.map(({ id }) => id)))) }),
    defaultValues: { groupId: groups.find(({ id }) => id === chosen?.id)?.id ?? '' },
    onSubmit({ value }) {
      const group = groups.find(({ id }) => id === value.groupId);
      if (group) onChoose(group);
    },
  });
  if (groups.length === 0)
    return (
      <EmptyState
        picture={<ScheduleIllustration />}
        title={<FormattedMessage defaultMessage="No upcoming dates" />}
      >
        <FormattedMessage defaultMessage="This group has no dates that you can join now. Please check again later." />
      </EmptyState>
    );
  const datesOf = ({ sessions }: CoachingGroup) =>
    intl.formatList(
      sessions.map(({ startTime }) =>
        formatDateTime(startTime, { locale: intl.locale, timeZone, withZone: true }),
      ),
      { type: 'unit' },
    );
  return (
    <Card padding="l">
      <form.Form>
        <Heading level={2}>
          <FormattedMessage defaultMessage="Choose your dates" />
        </Heading>
        <ErrorBanner error={refusal} />
        <form.Field
          name="groupId"
          as={RadioGroup}
          isRequired
          look="cards"
          label={intl.formatMessage({ defaultMessage: 'Dates' })}
          options={groups.map((group) => ({
            value: group.id,
            isDisabled: group.saleObstacle !== null,
            label: datesOf(group),
            description: <FactLine>{[groupPlace(intl, group, product), seatsText(intl, group)]}</FactLine>,
          }))}
        />
        <form.SubmitButton>
          <FormattedMessage defaultMessage="Continue" />
        </form.SubmitButton>
      </form.Form>
    </Card>
  );
}
