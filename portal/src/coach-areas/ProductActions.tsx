import { Button, ConfirmButton, toast } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../api.ts';
import type { CoachProduct } from '../booking/coaches.ts';
import { describeError } from '../messages.ts';
import { useCoachId } from './coach-id.ts';

type Status = CoachProduct['status'];

const done: Record<Status, MessageDescriptor> = defineMessages({
  PUBLISHED: { defaultMessage: 'Clients can see {title} now.' },
  DRAFT: { defaultMessage: '{title} is a draft now. Clients no longer find it.' },
});

const names: Record<'publish' | 'unpublish', MessageDescriptor> = defineMessages({
  publish: { defaultMessage: 'Publish {title}' },
  unpublish: { defaultMessage: 'Unpublish {title}' },
});

/** Shows, hides or deletes an offer. */
export function ProductActions({ product }: { product: CoachProduct }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { id, title, status } = product;
  const params = { path: { coachId, productId: id } };
  const change = api.useMutation('patch', '/coaches/{coachId}/products/{productId}/status', {
    onSuccess: ({ content }) => toast.success(intl.formatMessage(done[content.status], { title })),
    onError: (error) => toast.error(describeError(intl, error)),
  });
  const isPublished = status === 'PUBLISHED';
  return (
    <>
      <Button
        variant="secondary"
        isPending={change.isPending}
        aria-label={intl.formatMessage(isPublished ? names.unpublish : names.publish, { title })}
        onPress={() => change.mutate({ params, body: { status: isPublished ? 'DRAFT' : 'PUBLISHED' } })}
      >
        {isPublished ? (
          <FormattedMessage defaultMessage="Unpublish" />
        ) : (
          <FormattedMessage defaultMessage="Publish" />
        )}
      </Button>
      <ConfirmButton
        variant="quiet"
        isDestructive
        aria-label={intl.formatMessage({ defaultMessage: 'Delete {title}' }, { title })}
        title={intl.formatMessage({ defaultMessage: 'Delete {title}?' }, { title })}
        message={
          <FormattedMessage defaultMessage="Clients will no longer see it. They keep what they bought." />
        }
        keepLabel={<FormattedMessage defaultMessage="Keep it" />}
        onConfirm={() => api.send('delete', '/coaches/{coachId}/products/{productId}', params)}
        successMessage={intl.formatMessage({ defaultMessage: '{title} was deleted.' }, { title })}
      >
        <FormattedMessage defaultMessage="Delete" />
      </ConfirmButton>
    </>
  );
}
