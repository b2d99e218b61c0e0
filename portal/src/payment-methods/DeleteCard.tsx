import { ApiError } from '@institute/api-schema';
import { Banner, Button, Dialog, SelectField, Stack, Text, toast } from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { client } from '../client.ts';
import { describeError } from '../messages.ts';
import { useSignedInSession } from '../session.ts';
import type { PaymentMethod } from './payment-methods.ts';

interface DeleteCardProps {
  method: PaymentMethod;
  others: readonly PaymentMethod[];
}

/** Confirms before deleting a card. If upcoming payments use it, offers to move them. */
export function DeleteCard({ method, others }: DeleteCardProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const name = cardName(intl, method);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={intl.formatMessage(
          { defaultMessage: 'Delete {card}', description: 'Name of the button that deletes a card' },
          { card: name },
        )}
        onPress={() => setIsOpen(true)}
      >
        <FormattedMessage defaultMessage="Delete" description="Button that deletes a card" />
      </Button>
      {isOpen && (
        <DeleteDialog method={method} others={others} name={name} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function DeleteDialog({
  method,
  others,
  name,
  onClose,
}: DeleteCardProps & { name: string; onClose: () => void }) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const params = { path: { id: studentId, methodId: method.id } };
  const [targetMethodId, setTargetMethodId] = useState(others[0]?.id ?? '');
  const remove = useMutation({
    async mutationFn(target: string | null) {
      if (target)
        await client.POST('/students/{id}/payment_methods/{methodId}/reassign', {
          params,
          body: { targetMethodId: target },
        });
      await client.DELETE('/students/{id}/payment_methods/{methodId}', { params });
    },
    onSuccess() {
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your card was deleted.',
          description: 'Positive message after deleting a payment method',
        }),
      );
      onClose();
    },
  });
  const key = remove.error instanceof ApiError ? remove.error.key : undefined;
  const canMove = key === 'paymentMethodAssignedDeleteError' && others.length > 0;
  const isRefused = key === 'paymentMethodDeleteDefaultError' || key === 'paymentMethodAssignedDeleteError';

  return (
    <Dialog
      isOpen
      isAlert
      size="s"
      onClose={onClose}
      title={intl.formatMessage(
        {
          defaultMessage: 'Delete {card}?',
          description: 'Title of the dialog that asks before a card is deleted',
        },
        { card: name },
      )}
      actions={
        <>
          <Button variant="secondary" autoFocus isDisabled={remove.isPending} onPress={onClose}>
            <FormattedMessage defaultMessage="Keep it" description="Button that leaves a card as it is" />
          </Button>
          {canMove ? (
            <Button
              variant="danger"
              isPending={remove.isPending}
              isDisabled={!targetMethodId}
              onPress={() => remove.mutate(targetMethodId)}
            >
              <FormattedMessage
                defaultMessage="Move and delete"
                description="Button that assigns payments to another card and deletes this one"
              />
            </Button>
          ) : (
            !isRefused && (
              <Button variant="danger" isPending={remove.isPending} onPress={() => remove.mutate(null)}>
                <FormattedMessage
                  defaultMessage="Delete card"
                  description="Button that deletes a card for good"
                />
              </Button>
            )
          )}
        </>
      }
    >
      <Stack gap="m">
        {!isRefused && (
          <Text>
            <FormattedMessage
              defaultMessage="We won’t charge it anymore. You can add it again later."
              description="What deleting a card means"
            />
          </Text>
        )}
        {remove.isError && (
          <Banner tone="critical" isAnnounced>
            {describeError(intl, remove.error)}
          </Banner>
        )}
        {canMove && (
          <SelectField
            isRequired
            label={intl.formatMessage(
              {
                defaultMessage: 'Move {count, plural, one {this payment} other {these # payments}} to',
                description: 'Label of the choice of the card that takes over payments to come',
              },
              { count: method.assignedRows },
            )}
            value={targetMethodId}
            onChange={setTargetMethodId}
            options={others.map((other) => ({ value: other.id, label: cardName(intl, other) }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
