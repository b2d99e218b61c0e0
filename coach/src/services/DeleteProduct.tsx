import { ApiError } from '@institute/api-schema';
import { ConfirmDialog, LinkButton, Stack, Text } from '@institute/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { paths } from '../places.ts';
import type { Product } from './products.ts';
import { openPurchasesQuery } from './sales.ts';

interface DeleteProductProps {
  product: Product;
  /** Hides it from clients instead. Omitted if they can't see it anyway. */
  onUnpublish: (() => void) | undefined;
  onClose: () => void;
}

/** Confirms before deleting a product. If clients have booked it, offers alternatives. */
export function DeleteProduct({ product: { id, title }, onUnpublish, onClose }: DeleteProductProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const [isRefused, setIsRefused] = useState(false);
  const { data: open = [] } = useQuery(openPurchasesQuery(coachId, { productId: id }));
  const clients = new Set(open.map(({ customer }) => customer.value ?? customer.label)).size;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({ defaultMessage: 'Delete {title}?' }, { title })}
      keepLabel={<FormattedMessage defaultMessage="Keep it" />}
      {...(isRefused
        ? {
            confirmLabel: onUnpublish ? <FormattedMessage defaultMessage="Unpublish instead" /> : null,
            isDestructive: false,
            onConfirm: () => onUnpublish?.(),
          }
        : {
            confirmLabel: <FormattedMessage defaultMessage="Delete" />,
            async onConfirm() {
              try {
                await api.send('delete', '/coaches/{coachId}/products/{productId}', {
                  path: { coachId, productId: id },
                });
              } catch (error) {
                setIsRefused(error instanceof ApiError && error.key === 'productHasSessions');
                throw error;
              }
            },
            successMessage: intl.formatMessage({ defaultMessage: '{title} was deleted.' }, { title }),
          })}
    >
      {isRefused ? (
        <Stack gap="m" align="start">
          <Text>
            <FormattedMessage defaultMessage="Cancel those sessions first, or wait until they’re over. Unpublishing hides it from new clients. Those who bought it keep their sessions." />
          </Text>
          <LinkButton variant="quiet" href={paths.mySessions()}>
            <FormattedMessage defaultMessage="See my sessions" />
          </LinkButton>
        </Stack>
      ) : (
        <Stack gap="s">
          <Text>
            <FormattedMessage defaultMessage="Clients will no longer see it. Completed sessions stay in your records." />
          </Text>
          {clients > 0 && (
            <Text weight="semibold">
              <FormattedMessage
                defaultMessage="{count, plural, one {# client has} other {# clients have}} sessions left to book. They keep them and can still book your available times. To give the money back instead, refund them."
                values={{ count: clients }}
              />
            </Text>
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
