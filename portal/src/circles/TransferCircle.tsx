import { circleTransferLimit } from '@institute/api-schema/policy';
import {
  Button,
  DateTimeValue,
  RadioGroup,
  Stack,
  Text,
  toast,
  useNavigateWhileHere,
} from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { required, rules } from '@institute/values/rules';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { type CircleDetails, useTransferTargets } from './circles.ts';
import { TransferLimit } from './JoinRefusal.tsx';

const schema = z.object({ targetCircleId: z.string().check(rules(required())) });

export function TransferCircle({ circle }: { circle: CircleDetails }) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const targets = useTransferTargets(circle);
  const reasonId = useId();
  const label = <FormattedMessage defaultMessage="Move to another circle" />;
  if (circle.transferRefusal || targets.length === 0) {
    return (
      <Stack gap="xs" align="start">
        <Button variant="secondary" isDisabled aria-describedby={reasonId}>
          {label}
        </Button>
        <Text tone="muted" size="s" id={reasonId}>
          {circle.transferRefusal ? (
            <TransferLimit />
          ) : (
            <FormattedMessage defaultMessage="No other circle in this language has a free spot right now." />
          )}
        </Text>
      </Stack>
    );
  }
  return (
    <FormDialogButton
      label={label}
      title={label}
      size="m"
      message={
        <FormattedMessage
          defaultMessage="You can move {count, plural, one {once} =2 {twice} other {# times}} in total, and you can’t come back to this circle."
          values={{ count: circleTransferLimit }}
        />
      }
      submitLabel={<FormattedMessage defaultMessage="Move" description="Button: moves to another circle" />}
      keepLabel={<FormattedMessage defaultMessage="Stay in this circle" />}
      draft={`circle.${circle.id}.transfer`}
      schema={schema}
      defaultValues={{ targetCircleId: '' }}
      onSubmit={async ({ value }) => {
        const target = await api.send('post', '/coaching_circles/{id}/transfer', {
          path: { id: circle.id },
          body: value,
        });
        toast.success(
          intl.formatMessage({ defaultMessage: 'You moved to {circle}.' }, { circle: target.title }),
        );
        navigate(paths.coachingCircle({ circleId: target.id }));
      }}
    >
      {(form) => (
        <form.Field
          name="targetCircleId"
          as={RadioGroup}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Which circle?' })}
          options={targets.map((target) => ({
            value: target.id,
            label: target.title,
            description: (
              <FormattedMessage
                defaultMessage="Next: {time}"
                values={{ time: <DateTimeValue value={target.nextSessionTime} /> }}
              />
            ),
          }))}
        />
      )}
    </FormDialogButton>
  );
}
