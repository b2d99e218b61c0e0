import { ApiError } from '@institute/api-schema';
import { Banner, Button, Dialog, LinkButton, Stack, Text, toast } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../paths.ts';
import type { Product } from './products.ts';

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
  const remove = api.useMutation('delete', '/coaches/{coachId}/products/{productId}', {
    onSuccess() {
      toast.success(
        intl.formatMessage(
          { defaultMessage: '{title} was deleted.', description: 'After deleting a service or product' },
          { title },
        ),
      );
      onClose();
    },
  });
  const isRefused = remove.error instanceof ApiError && remove.error.key === 'productHasSessions';
  return (
    <Dialog
      isOpen
      isAlert
      size="s"
      onClose={onClose}
      title={intl.formatMessage(
        { defaultMessage: 'Delete {title}?', description: 'Title of the question before deleting' },
        { title },
      )}
      actions={
        <>
          <Button variant="secondary" autoFocus isDisabled={remove.isPending} onPress={onClose}>
            <FormattedMessage defaultMessage="Keep it" description="Button that deletes nothing" />
          </Button>
          {isRefused ? (
            onUnpublish && (
              <Button
                variant="primary"
                onPress={() => {
                  onUnpublish();
                  onClose();
                }}
              >
                <FormattedMessage
                  defaultMessage="Unpublish instead"
                  description="Button that hides a service from clients, where it cannot be deleted"
                />
              </Button>
            )
          ) : (
            <Button
              variant="danger"
              isPending={remove.isPending}
              onPress={() => remove.mutate({ params: { path: { coachId, productId: id } } })}
            >
              <FormattedMessage defaultMessage="Delete" description="Button that deletes" />
            </Button>
          )}
        </>
      }
    >
      <Stack gap="m" align="start">
        {remove.isError && (
          <Banner tone="critical" isAnnounced>
            {describeError(intl, remove.error)}
          </Banner>
        )}
        {isRefused ? (
          <>
            <Text>
              <FormattedMessage
                defaultMessage="Hold or cancel those sessions first. Unpublishing hides it from new clients and keeps the sessions."
                description="Ways on where a service cannot be deleted"
              />
            </Text>
            <LinkButton variant="quiet" href={paths.mySessions()}>
              <FormattedMessage defaultMessage="See my sessions" description="Leads to the sessions" />
            </LinkButton>
          </>
        ) : (
          !remove.isError && (
            <Text>
              <FormattedMessage
                defaultMessage="Clients will no longer see it. Sessions that already took place stay in your records."
                description="What deleting a service or product means"
              />
            </Text>
          )
        )}
      </Stack>
    </Dialog>
  );
}
