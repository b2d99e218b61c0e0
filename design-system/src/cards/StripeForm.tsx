import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useAction } from '../actions/use-action.ts';
import { Banner } from '../feedback/Banner.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Stack } from '../layout/Stack.tsx';
import type { Theme } from '../theme/apply-theme.ts';
import { FormFailure } from './FormFailure.tsx';
import { formTimeout } from './form-timeout.ts';
import { loadStripe, type Stripe, type StripeElements, type StripeError } from './stripe.ts';

interface StripeFormProps {
  publishableKey: string;
  clientSecret: string;
  theme: Theme;
  /** The setup that Stripe has confirmed. The API saves its card. */
  onToken: (providerToken: string) => void;
  onStartAgain: () => void;
}

/** Stripe's form in `place`, until it's gone from the page. */
function usePaymentElement({ publishableKey, clientSecret, theme }: StripeFormProps) {
  const intl = useIntl();
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
    const timeout = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), formTimeout);
    return () => {
      isHere = false;
      clearTimeout(timeout);
      element.then(
        (shown) => shown?.destroy(),
        () => {},
      );
    };
  }, []);
  return { place, form, state };
}

/** Stripe's Payment Element and its confirmation, which the bank may show in a separate window. */
export default function StripeForm(props: StripeFormProps) {
  const { onToken, onStartAgain } = props;
  const { place, form, state } = usePaymentElement(props);

  const confirm = useAction(async () => {
    const { stripe, elements } = form.current!;
    const { setupIntent, error } = await stripe.confirmSetup({
      elements,
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    });
    if (error) throw new Refusal(error);
    onToken(setupIntent!.id);
  });

  if (state === 'failed') return <FormFailure onStartAgain={onStartAgain} />;
  return (
    <Stack gap="m">
      {state === 'loading' && (
        <Loading>
          <Skeleton shape="block" />
        </Loading>
      )}
      <div ref={place} />
      {/* Stripe's form shows field errors itself. */}
      {confirm.error !== null && !(confirm.error instanceof Refusal && confirm.error.isAtField) && (
        <Banner tone="critical" isAnnounced>
          {(confirm.error instanceof Refusal && confirm.error.message) || (
            <FormattedMessage
              id="cardForm.refused"
              defaultMessage="Our payment provider didn’t accept the card. Please try again or use another card."
              description="Under the provider’s form for a card, when it gave no reason"
            />
          )}
        </Banner>
      )}
      {state === 'ready' && (
        <div>
          <Button isPending={confirm.isPending} onPress={() => void confirm.run()}>
            <FormattedMessage
              id="cardForm.continue"
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
