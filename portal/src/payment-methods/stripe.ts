/** The parts of Stripe.js that are used here, as https://docs.stripe.com/js describes them. */
export interface StripeError {
  type: string;
  code?: string;
  /** In the language of the form. */
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

/** Stripe wants its script from this address, never bundled or kept. */
const scriptUrl = 'https://js.stripe.com/v3/';

let loading: Promise<CreateStripe> | null = null;

/** Fetches Stripe’s script, once; after a failure the next call tries again. */
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
