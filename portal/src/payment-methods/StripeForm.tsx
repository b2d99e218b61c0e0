import { Banner, Button, ErrorPanel, Loading, Skeleton, Stack, type Theme } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { preferences } from '../preferences.ts';
import { loadStripe, type Stripe, type StripeElements, type StripeError } from './stripe.ts';

/** Milliseconds after which a form that hasn't loaded counts as failed. */
const formPatience = 15_000;

interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
  /** The setup that Stripe has confirmed. The API saves its card. */
  onToken: (providerToken: string) => void;
  onStartAgain: () => void;
}

/** Stripe's Payment Element and its confirmation, which the bank may show in a separate window. */
export default function StripeForm({ publishableKey, clientSecret, onToken, onStartAgain }: StripeFormProps) {
  const intl = useIntl();
  const theme = preferences.theme.use();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<{ stripe: Stripe; elements: StripeElements }>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  /** Read once, because a change of language or theme must not clear the form. */
  const show = useEffectEvent(async (isHere: () => boolean) => {
    const createStripe = await loadStripe();
    if (!isHere()) return;
    const stripe = createStripe(publishableKey, { locale: intl.locale.slice(0, 2) });
    const elements = stripe.elements({ clientSecret, appearance: appearanceOf(theme) });
    const element = elements.create('payment', { layout: 'tabs' });
    form.current = { stripe, elements };
    element.on('ready', () => setState('ready'));
    element.on('loaderror', () => setState('failed'));
    element.mount(place.current!);
    return element;
  });
  useEffect(() => {
    let isHere = true;
    const element = show(() => isHere);
    element.catch(() => isHere && setState('failed'));
    const patience = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), formPatience);
    return () => {
      isHere = false;
      clearTimeout(patience);
      element.then(
        (shown) => shown?.destroy(),
        () => {},
      );
    };
  }, []);

  const confirm = useMutation({
    mutationFn: async () => {
      const { stripe, elements } = form.current!;
      const { setupIntent, error } = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: window.location.href },
        redirect: 'if_required',
      });
      if (error) throw new Refusal(error);
      return setupIntent!.id;
    },
    onSuccess: (setupId) => onToken(setupId),
  });

  if (state === 'failed')
    return (
      <ErrorPanel level={3} onRetry={onStartAgain}>
        <FormattedMessage
          defaultMessage="We couldn’t open our payment provider’s form. Check that your browser isn’t blocking it, then try again."
          description="In place of the provider’s form for a card, which did not load"
        />
      </ErrorPanel>
    );
  return (
    <Stack gap="m">
      {state === 'loading' && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      <div ref={place} />
      {/* Stripe's form shows field errors itself. */}
      {confirm.error && !(confirm.error instanceof Refusal && confirm.error.isAtField) && (
        <Banner tone="critical" isAnnounced>
          {(confirm.error instanceof Refusal && confirm.error.message) || (
            <FormattedMessage
              defaultMessage="Our payment provider didn’t accept the card. Please try again or use another card."
              description="Under the provider’s form for a card, when it gave no reason"
            />
          )}
        </Banner>
      )}
      {state === 'ready' && (
        <div>
          <Button isPending={confirm.isPending} onPress={() => confirm.mutate()}>
            <FormattedMessage
              defaultMessage="Continue with this card"
              description="Button under the provider’s form for a card"
            />
          </Button>
        </div>
      )}
    </Stack>
  );
}

class Refusal extends Error {
  readonly isAtField: boolean;
  constructor({ type, message }: StripeError) {
    super(message ?? '');
    this.isAtField = type === 'validation_error';
  }
}

const appearanceOf = (theme: Theme) => {
  const isDark =
    theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: { fontSizeBase: '16px', borderRadius: '10px', gridRowSpacing: '16px' },
  };
};
