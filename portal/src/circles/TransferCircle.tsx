import { circleTransferLimit } from '@institute/api-schema/policy';
import {
  Button,
  DateTimeValue,
  Dialog,
  RadioGroup,
  Stack,
  Text,
  toast,
  useNavigate,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { required, rules } from '@institute/design-system/rules';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { client } from '../client.ts';
import { paths } from '../paths.ts';
import { type CircleDetails, isFull, useTransferTargets } from './circles.ts';

const schema = z.object({ targetCircleId: z.string().check(rules(required())) });

/** Transfers to another circle in the same language. */
export function TransferCircle({ circle }: { circle: CircleDetails }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const targets = useTransferTargets(circle);
  const transfer = useMutation({
    mutationFn: async (targetCircleId: string) => {
      const { data } = await client.POST('/coaching_circles/{id}/transfer', {
        params: { path: { id: circle.id } },
        body: { targetCircleId },
      });
      return data!.content;
    },
    onSuccess(target) {
      toast.success(
        intl.formatMessage(
          {
            defaultMessage: 'You moved to {circle}.',
            description: 'Positive message after a change of circles',
          },
          { circle: target.title },
        ),
      );
      navigate(paths.coachingCircle({ circleId: target.id }));
    },
  });
  const form = useForm({
    schema,
    defaultValues: { targetCircleId: '' },
    onSubmit: ({ value }) => transfer.mutateAsync(value.targetCircleId),
  });
  if (targets.length === 0) return null;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <FormattedMessage
          defaultMessage="Move to another circle"
          description="Button that opens the choice of another circle"
        />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          <FormattedMessage
            defaultMessage="Move to another circle"
            description="Button that opens the choice of another circle"
          />
        }
      >
        <Stack gap="m">
          <Text>
            <FormattedMessage
              defaultMessage="You can move {count, plural, one {once} =2 {twice} other {# times}} in total, and you can’t come back to this circle."
              description="In the dialog for a change of circles"
              values={{ count: circleTransferLimit }}
            />
          </Text>
          <form.Form hasErrorSummary={false}>
            <form.Field
              name="targetCircleId"
              as={RadioGroup}
              isRequired
              label={intl.formatMessage({
                defaultMessage: 'Which circle?',
                description: 'Label of the choice of another circle',
              })}
              options={targets.map((target) => ({
                value: target.id,
                label: target.title,
                description: isFull(target) ? (
                  <FormattedMessage
                    defaultMessage="Full"
                    description="Mark on a circle without a free place"
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="Next: {time}"
                    description="When a circle meets next"
                    values={{ time: <DateTimeValue value={target.nextSessionTime} /> }}
                  />
                ),
              }))}
            />
            <form.SubmitButton>
              <FormattedMessage defaultMessage="Move" description="Button: moves to another circle" />
            </form.SubmitButton>
          </form.Form>
        </Stack>
      </Dialog>
    </>
  );
}
