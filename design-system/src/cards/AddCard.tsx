import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useAction } from '../actions/use-action.ts';
import { announce } from '../aria/announcement.ts';
import { Banner } from '../feedback/Banner.tsx';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { toast } from '../feedback/toast.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { isServerError } from '../intl/error-messages.ts';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import type { Theme } from '../theme/apply-theme.ts';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { cardErrorMessages } from './error-messages.ts';
import { FrameForm } from './FrameForm.tsx';
import { NumberGoesToProvider } from './NumberGoesToProvider.tsx';
import type { SavedCard } from './saved-card.ts';

// Loaded only if Stripe handles the cards.
const StripeForm = lazyPart(async () => (await import('./StripeForm.tsx')).default);

/** What it takes to show the provider's form. */
export type CardForm =
  | { kind: 'stripe'; publishableKey: string; clientSecret: string }
  /** `url` is a page shown in a frame until `expiresAt` (RFC 3339). */
  | { kind: 'frame'; url: string; expiresAt: string };

export interface AddCardProps {
  /** Asks the server for a new form. */
  openForm: () => Promise<CardForm>;
  /** Saves the card that the provider calls by this token. `isNew` is false if it was saved before. */
  saveCard: (providerToken: string) => Promise<{ card: SavedCard; isNew: boolean }>;
  /** Called with the new card, or with the saved one if it isn't new. */
  onAdded: (card: SavedCard) => void;
  onCancel?: (() => void) | undefined;
  /** The provider's form follows the page's theme. */
  theme: Theme;
  /** Focuses the heading, if a button opened this. */
  autoFocus?: boolean | undefined;
}

/** Opens the provider's form, and saves the card whose token it returns. */
function useProviderForm({
  openForm,
  saveCard,
  onAdded,
}: Pick<AddCardProps, 'openForm' | 'saveCard' | 'onAdded'>) {
  const intl = useIntl();
  const [form, setForm] = useState<CardForm | null>(null);
  const [token, setToken] = useState('');
  const opening = useAction(async () => setForm(await openForm()));
  const savingText = intl.formatMessage({
    id: 'addCard.adding',
    defaultMessage: 'Adding your card…',
    description: 'While a card is being added, after the form of the provider was sent',
  });
  const saving = useAction(async (providerToken: string) => {
    setToken(providerToken);
    announce(savingText);
    const { card, isNew } = await saveCard(providerToken);
    if (isNew)
      toast.success(
        intl.formatMessage({
          id: 'addCard.added',
          defaultMessage: 'Your card was added.',
          description: 'Positive message after adding a payment method',
        }),
      );
    else toast.info(intl.formatMessage(cardErrorMessages.cardAlreadyExist));
    onAdded(card);
  });
  const start = () => {
    setToken('');
    void opening.run();
  };
  return { form, token, opening, saving, savingText, start };
}

/** Adds a card in the payment provider's form. The number never reaches this page, only a token for the server. */
export function AddCard(props: AddCardProps) {
  const { onCancel, autoFocus = false } = props;
  const describeError = useDescribeError();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, token, opening, saving, savingText, start } = useProviderForm(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    if (autoFocus) heading.current?.focus();
    start();
  }, []);
  const failure = token ? saving.error : null;

  return (
    <Stack as="section" gap="m" aria-labelledby={titleId}>
      <Heading level={2} size="m" id={titleId} ref={heading} isFocusTarget>
        <FormattedMessage
          id="addCard.title"
          defaultMessage="Add a card"
          description="Heading over the form for a new card"
        />
      </Heading>
      {opening.error !== null && (
        <ErrorPanel
          level={3}
          onRetry={start}
          traceId={isServerError(opening.error) ? opening.error.traceId : undefined}
        >
          {describeError(opening.error)}
        </ErrorPanel>
      )}
      {failure !== null && (
        <SavingProblem error={failure} onRetry={() => void saving.run(token)} onStartAgain={start}>
          {describeError(failure)}
        </SavingProblem>
      )}
      {opening.isPending && <FormSkeleton />}
      {saving.isPending && <Text>{savingText}</Text>}
      {form && !opening.isPending && opening.error === null && failure === null && (
        <ProviderForm
          form={form}
          theme={props.theme}
          onToken={(providerToken) => void saving.run(providerToken)}
          onStartAgain={start}
        />
      )}
      {onCancel && (
        <Inline>
          <Button variant="quiet" onPress={onCancel}>
            <FormattedMessage
              id="addCard.cancel"
              defaultMessage="Cancel"
              description="Button that leaves a form without doing anything"
            />
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

const FormSkeleton = () => (
  <Loading>
    <Skeleton shape="block" />
  </Loading>
);

interface ProviderFormProps {
  form: CardForm;
  theme: Theme;
  onToken: (providerToken: string) => void;
  onStartAgain: () => void;
}

function ProviderForm({ form, ...rest }: ProviderFormProps) {
  if (form.kind === 'frame')
    return <FrameForm key={form.url} url={form.url} expiresAt={form.expiresAt} {...rest} />;
  return (
    <Stack gap="xs">
      <Suspense fallback={<FormSkeleton />}>
        <StripeForm
          key={form.clientSecret}
          publishableKey={form.publishableKey}
          clientSecret={form.clientSecret}
          {...rest}
        />
      </Suspense>
      <NumberGoesToProvider />
    </Stack>
  );
}

interface SavingProblemProps {
  error: unknown;
  /** Sends the same token again. */
  onRetry: () => void;
  onStartAgain: () => void;
  children: ReactNode;
}

/** Takes the focus, because the form that had it is gone. */
function SavingProblem({ error, onRetry, onStartAgain, children }: SavingProblemProps) {
  // Without a response, the provider may have saved the card. The same token adds it only once.
  const isUnanswered = isServerError(error) && (error.status === 0 || error.status >= 500);
  return (
    <Banner
      tone="critical"
      isAnnounced
      actions={
        isUnanswered ? (
          <Button autoFocus variant="secondary" onPress={onRetry}>
            <FormattedMessage
              id="addCard.tryAgain"
              defaultMessage="Try again"
              description="Button: sends the same once more"
            />
          </Button>
        ) : (
          <Button autoFocus variant="secondary" onPress={onStartAgain}>
            <FormattedMessage
              id="addCard.another"
              defaultMessage="Enter another card"
              description="Button that opens the provider’s form for a card again"
            />
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}
