import { largestPage } from '@institute/api-schema/queries';
import {
  Badge,
  Button,
  Columns,
  ConfirmButton,
  EmptyState,
  focusReplacement,
  OfferCard,
  Page,
  PageSection,
  toast,
} from '@institute/design-system';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { type Coach, type CoachProduct, useCoach } from '../booking/coaches.ts';
import { langOf } from '../institute.ts';
import { describeError } from '../messages.ts';
import { CoachAppLink } from './CoachAppLink.tsx';
import { useCoachId } from './coach-id.ts';

export default function ProductsScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const coachId = useCoachId();
  // A coach has at most 100 of them, so one page is enough.
  const products = api.useContent('/coaches/{coachId}/products', {
    path: { coachId },
    query: { size: largestPage, page: 0, sortBy: 'id', descending: true },
  });
  const coach = useCoach(coachId);
  const count = products.length;
  const countBefore = useRef(count);
  useEffect(() => {
    // The focused button was removed with the card.
    if (count < countBefore.current) focusReplacement(heading.current);
    countBefore.current = count;
  }, [count]);
  const services = products.filter(({ type }) => type === 'SERVICE');
  const things = products.filter(({ type }) => type === 'PRODUCT');
  return (
    <Page
      headingRef={heading}
      lead={
        <FormattedMessage defaultMessage="What clients can book or buy from you. Add and edit them in the coach app." />
      }
      actions={
        <CoachAppLink path="/my-services">
          <FormattedMessage defaultMessage="Open the coach app" />
        </CoachAppLink>
      }
    >
      {products.length === 0 && <NoProducts />}
      {services.length > 0 && (
        <PageSection title={<FormattedMessage defaultMessage="Services" />}>
          <Offers coach={coach} products={services} />
        </PageSection>
      )}
      {things.length > 0 && (
        <PageSection
          title={<FormattedMessage defaultMessage="Products" description="Heading: what a coach sells" />}
        >
          <Offers coach={coach} products={things} />
        </PageSection>
      )}
    </Page>
  );
}

const Offers = ({ coach, products }: { coach: Coach; products: readonly CoachProduct[] }) => (
  <Columns as="ul" isFilling={false}>
    {products.map((product) => (
      <OfferCard
        key={product.id}
        offer={product}
        lang={langOf(coach)}
        status={
          product.status === 'PUBLISHED' ? (
            <Badge tone="positive">
              <FormattedMessage defaultMessage="Published" />
            </Badge>
          ) : (
            <Badge tone="neutral">
              <FormattedMessage defaultMessage="Draft" />
            </Badge>
          )
        }
        actions={<ProductActions product={product} />}
      />
    ))}
  </Columns>
);

type Status = CoachProduct['status'];

const done: Record<Status, MessageDescriptor> = defineMessages({
  PUBLISHED: { defaultMessage: 'Clients can see {title} now.' },
  DRAFT: { defaultMessage: '{title} is a draft now. Clients no longer find it.' },
});

const names: Record<'publish' | 'unpublish', MessageDescriptor> = defineMessages({
  publish: { defaultMessage: 'Publish {title}' },
  unpublish: { defaultMessage: 'Unpublish {title}' },
});

function ProductActions({ product }: { product: CoachProduct }) {
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
      <CoachAppLink path={`/my-services/${id}`}>
        <FormattedMessage defaultMessage="Edit<hidden>: {title}</hidden>" values={{ title }} />
      </CoachAppLink>
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

const NoProducts = () => (
  <EmptyState
    title={<FormattedMessage defaultMessage="No services or products yet" />}
    action={
      <CoachAppLink path="/my-services/new">
        <FormattedMessage defaultMessage="Add the first one" />
      </CoachAppLink>
    }
  >
    <FormattedMessage defaultMessage="What you add in the coach app will appear here." />
  </EmptyState>
);
