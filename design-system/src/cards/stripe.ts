/** The parts of Stripe.js used here, as described at https://docs.stripe.com/js. */
export interface StripeError {
  type: string;
  code?: string;
  /** In the form's language. */
  message?: string;
}
export interface StripeElement {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  on(event: 'ready', listener: () => void): void;
  on(event: 'change', listener: (state: { complete: boolean }) => void): void;
  on(event: 'loaderror', listener: (failure: { error: StripeError }) => void): void;
}
export interface StripeElements {
  create: (type: 'payment', options?: object) => StripeElement;
}
export interface Stripe {
  elements: (options: { clientSecret: string; appearance: object }) => StripeElements;
  confirmSetup: (options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{ setupIntent?: { id: string; status: string }; error?: StripeError }>;
}
type CreateStripe = (publishableKey: string, options: { locale: string }) => Stripe;

/** Stripe requires loading its script from this URL, never bundled or cached. */
const scriptUrl = 'https://js.stripe.com/v3/';

let loading: Promise<CreateStripe> | null = null;

/** Loads Stripe’s script once. After a failure, the next call tries again. */
export function loadStripe(): Promise<CreateStripe> {
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchScript(): Promise<CreateStripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script of the card provider did not arrive'));
    };
    script.src = scriptUrl;
    script.onerror = fail;
    script.onload = () => {
      const { Stripe } = window as { Stripe?: CreateStripe };
      if (Stripe) resolve(Stripe);
      else fail();
    };
    document.head.append(script);
  });
}
