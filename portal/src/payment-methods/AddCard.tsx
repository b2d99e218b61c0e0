import { ApiError, type components } from '@institute/api-schema';
import {
  Banner,
  Button,
  Countdown,
  ErrorPanel,
  Frame,
  Inline,
  Loading,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@institute/design-system';
import { parseInstant } from '@institute/design-system/formats';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { client } from '../client.ts';
import { describeError } from '../messages.ts';
import { preferences } from '../preferences.ts';
import { useSignedInSession } from '../session.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { formAddress, readProviderMessage } from './provider-form.ts';

// Loaded only if Stripe handles the cards.
const StripeForm = lazy(() => import('./StripeForm.tsx'));

/** Milliseconds after which a form that has not responded counts as failed. */
const formPatience = 15_000;
/** In pixels, until the form reports its height. */
const firstHeight = 520;

export interface AddCardProps {
  /** The new card, or the existing one if the student had it already. */
  onAdded: (method: PaymentMethod) => void;
  onCancel?: () => void;
}

/** The provider's card form. The number never reaches this page, only a token for the API. */
export function AddCard({ onAdded, onCancel }: AddCardProps) {
  const intl = useIntl();
  const { studentId } = useSignedInSession();
  const path = { id: studentId };
  const setUp = api.useMutation('post', '/students/{id}/payment_methods/setup');
  const add = useMutation({
    mutationFn: async (providerToken: string) => {
      const body = { providerToken, isDefault: false, holderName: null, address: null };
      const { data } = await client.POST('/students/{id}/payment_methods', { params: { path }, body });
      return data!.content;
    },
    onSuccess(method) {
      toast.success(
        intl.formatMessage({
          defaultMessage: 'Your card was added.',
          description: 'Positive message after adding a payment method',
        }),
      );
      onAdded(method);
    },
    onError(error) {
      const known = error instanceof ApiError && error.key === 'cardAlreadyExist' ? error.current : undefined;
      if (!known) return;
      toast.info(describeError(intl, error));
      onAdded(known as unknown as PaymentMethod);
    },
  });
  const start = () => {
    add.reset();
    setUp.mutate({ params: { path }, body: { application: 'STUDENT' } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(start, []);

  const setup = setUp.data?.content;
  return (
    <Stack gap="m">
      {setUp.isError && (
        <ErrorPanel
          level={3}
          onRetry={start}
          traceId={setUp.error instanceof ApiError ? setUp.error.traceId : undefined}
        >
          {describeError(intl, setUp.error)}
        </ErrorPanel>
      )}
      {add.isError && (
        <CardProblem
          error={add.error}
          onRetry={() => add.mutate(add.variables)}
          onStartAgain={start}
          isRetrying={add.isPending}
        />
      )}
      {setUp.isPending && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      {add.isPending && (
        <Text role="status">
          <FormattedMessage
            defaultMessage="Adding your card…"
            description="While a card is being added, after the form of the provider was sent"
          />
        </Text>
      )}
      {setup && !setUp.isPending && !add.isError && (
        <ProviderForm
          key={setup.clientSecret}
          setup={setup}
          onToken={(token) => add.mutate(token)}
          onStartAgain={start}
        />
      )}
      {onCancel && (
        <Inline>
          <Button variant="quiet" onPress={onCancel}>
            <FormattedMessage
              defaultMessage="Cancel"
              description="Button that leaves a form without doing anything"
            />
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface ProviderFormProps {
  setup: components['schemas']['PaymentMethodSetup'];
  onToken: (providerToken: string) => void;
  onStartAgain: () => void;
}

function ProviderForm(props: ProviderFormProps) {
  const { provider, publishableKey, clientSecret } = props.setup;
  if (provider !== 'STRIPE' || !publishableKey) return <FrameForm {...props} />;
  return (
    <Stack gap="xs">
      <Suspense
        fallback={
          <Loading>
            <Skeleton shape="block" />
          </Loading>
        }
      >
        <StripeForm
          {...{ publishableKey, clientSecret }}
          onToken={props.onToken}
          onStartAgain={props.onStartAgain}
        />
      </Suspense>
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="Your card number goes straight to our payment provider. We never see it."
          description="Under the provider’s form for a card"
        />
      </Text>
    </Stack>
  );
}

/** The sandbox’s form, a page of the API in a frame. */
function FrameForm({ setup, onToken, onStartAgain }: ProviderFormProps) {
  const intl = useIntl();
  const theme = preferences.theme.use();
  const [height, setHeight] = useState<number>();
  const [state, setState] = useState<'open' | 'late' | 'expired'>('open');
  // A change of language or theme must not clear the form.
  const [src] = useState(() => setup.formPath && formAddress(setup.formPath, { locale: intl.locale, theme }));
  const isSilent = height === undefined && state === 'open';
  useEffect(() => {
    if (!isSilent) return;
    const timer = setTimeout(() => setState('late'), formPatience);
    return () => clearTimeout(timer);
  }, [isSilent]);

  if (!src || state !== 'open')
    return (
      <ErrorPanel level={3} onRetry={onStartAgain}>
        {state === 'expired' ? (
          <FormattedMessage
            defaultMessage="The card form has expired and no card was added. Please open it again."
            description="In place of the provider’s form for a card, after half an hour"
          />
        ) : (
          <FormattedMessage
            defaultMessage="We couldn’t open our payment provider’s form. Check that your browser isn’t blocking it, then try again."
            description="In place of the provider’s form for a card, which did not load"
          />
        )}
      </ErrorPanel>
    );
  return (
    <Stack gap="xs">
      <Frame
        src={src}
        title={intl.formatMessage({
          defaultMessage: 'Card details, in our payment provider’s form',
          description: 'Name of the frame with the provider’s form for a card',
        })}
        height={height ?? firstHeight}
        onMessage={(message) => {
          const said = readProviderMessage(message);
          if (said?.type === 'formHeight') setHeight(said.height);
          if (said?.type === 'providerToken') onToken(said.providerToken);
        }}
      />
      <Text size="s" tone="muted" as="div">
        <FormattedMessage
          defaultMessage="Your card number goes straight to our payment provider. We never see it. For your safety, this form closes in {time}."
          description="Under the provider’s form for a card, with the minutes and seconds that are left"
          values={{
            time: (
              <Countdown
                endsAt={parseInstant(setup.expiresAt) ?? 0}
                announceAt={[120, 60]}
                announcement={(seconds) =>
                  intl.formatMessage(
                    {
                      defaultMessage:
                        'The card form closes in {minutes, plural, one {1 minute} other {# minutes}}.',
                      description: 'Read out shortly before the provider’s form for a card expires',
                    },
                    { minutes: Math.ceil(seconds / 60) },
                  )
                }
                onEnd={() => setState('expired')}
              />
            ),
          }}
        />
      </Text>
    </Stack>
  );
}

interface CardProblemProps {
  error: unknown;
  /** Sends the same token again. */
  onRetry: () => void;
  onStartAgain: () => void;
  isRetrying: boolean;
}

function CardProblem({ error, onRetry, onStartAgain, isRetrying }: CardProblemProps) {
  const intl = useIntl();
  // Without a response, the provider may have saved the card. The same token adds it only once.
  const isUnanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return (
    <Banner
      tone="critical"
      isAnnounced
      actions={
        isUnanswered ? (
          <Button variant="secondary" isPending={isRetrying} onPress={onRetry}>
            <FormattedMessage defaultMessage="Try again" description="Button: sends the same once more" />
          </Button>
        ) : (
          <Button variant="secondary" onPress={onStartAgain}>
            <FormattedMessage
              defaultMessage="Enter another card"
              description="Button that opens the provider’s form for a card again"
            />
          </Button>
        )
      }
    >
      {describeError(intl, error)}
    </Banner>
  );
}
