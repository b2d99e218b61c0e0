import { ApiError } from '@institute/api-schema';
import { ConfirmDialog, type MenuDialogProps, SelectField, Text } from '@institute/design-system';
import { cardName } from '@institute/design-system/cards';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';
import type { PaymentMethod } from './payment-methods.ts';

interface DeleteCardProps extends Pick<MenuDialogProps, 'onClose'> {
  method: PaymentMethod;
  others: readonly PaymentMethod[];
}

/** Confirms before deleting a card. If upcoming payments use it, offers to move them. */
export function DeleteCard({ method, others, onClose }: DeleteCardProps) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const params = { path: { id: studentId, methodId: method.id } };
  const [targetMethodId, setTargetMethodId] = useState(others[0]?.id ?? '');
  const remove = useMutation({
    async mutationFn(target: string | null) {
      if (target)
        await api.request('post', '/students/{id}/payment_methods/{methodId}/reassign', {
          ...params,
          body: { targetMethodId: target },
        });
      await api.request('delete', '/students/{id}/payment_methods/{methodId}', params);
    },
    // Its payments may have moved although it wasn't deleted.
    onError: () => void api.readAgain(),
  });
  /** The error key with which the server refused the first attempt. */
  const [refusal, setRefusal] = useState('');
  const count = method.assignedRows + (method.paysSubscription ? 1 : 0);
  const isAssigned = refusal === 'paymentMethodAssignedDeleteError' && count > 0;
  const canMove = isAssigned && others.length > 0;
  const isRefused = refusal === 'paymentMethodDeleteDefaultError' || isAssigned;

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({ defaultMessage: 'Delete {card}?' }, { card: cardName(intl, method) })}
      keepLabel={<FormattedMessage defaultMessage="Keep card" />}
      confirmLabel={
        canMove ? (
          <FormattedMessage defaultMessage="Move and delete" />
        ) : isRefused ? null : (
          <FormattedMessage defaultMessage="Delete card" />
        )
      }
      successMessage={intl.formatMessage({ defaultMessage: 'Your card was deleted.' })}
      onConfirm={async () => {
        try {
          await remove.mutateAsync(canMove ? targetMethodId : null);
        } catch (error) {
          if (error instanceof ApiError) setRefusal(error.key);
          throw error;
        }
      }}
    >
      {canMove ? (
        <SelectField
          isRequired
          label={intl.formatMessage(
            { defaultMessage: 'Move {count, plural, one {this payment} other {these # payments}} to' },
            { count },
          )}
          value={targetMethodId}
          onChange={setTargetMethodId}
          options={others.map((other) => ({ value: other.id, label: cardName(intl, other) }))}
        />
      ) : (
        !isRefused && (
          <Text>
            <FormattedMessage defaultMessage="We won’t charge it anymore. You can add it again later." />
          </Text>
        )
      )}
    </ConfirmDialog>
  );
}
