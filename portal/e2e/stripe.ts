import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  confirmedSetupIntent,
  customer,
  paymentMethod,
  setupIntent,
} from '../../api-server/src/money/gateway/stripe-answers.ts';
import { test as base } from '../../scripts/journeys/world.ts';

/** Journeys in a world that uses Stripe, whose API is mocked with recorded responses. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  serverOptions: async ({}, use) => {
    const api = await startStripeApi();
    const { port } = api.address() as AddressInfo;
    await use({
      stripe: {
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_test',
        publishableKey: 'pk_test_1',
        server: { host: '127.0.0.1', port, protocol: 'http' },
      },
    });
    api.close();
  },
});

async function startStripeApi(): Promise<Server> {
  const answers: Record<string, object> = {
    'POST /v1/customers': customer,
    'POST /v1/setup_intents': setupIntent,
    'GET /v1/setup_intents/seti_1': confirmedSetupIntent,
    'GET /v1/payment_methods/pm_1': paymentMethod(),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://stripe.test');
    const body = answers[`${request.method} ${pathname}`];
    request.resume();
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(
      JSON.stringify(body ?? { error: { type: 'invalid_request_error', message: 'No such thing' } }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The part of Stripe.js that the portal uses: a form that is mounted, and the setup that it confirms. */
function stripeScript(): void {
  const wordsOf: Record<string, string> = { en: 'Card number', es: 'Número de tarjeta' };
  const create = (publishableKey: string, options: { locale: string }) => ({
    elements: ({ clientSecret }: { clientSecret: string }) => {
      const input = document.createElement('input');
      const listeners: Record<string, (event: object) => void> = {};
      return {
        publishableKey,
        clientSecret,
        input,
        create: (type: string) => ({
          on: (event: string, listener: (event: object) => void) => {
            listeners[event] = listener;
          },
          mount(place: HTMLElement) {
            const label = document.createElement('label');
            label.append(wordsOf[options.locale] ?? '', ' ', input);
            place.append(label);
            input.oninput = () =>
              listeners.change?.({ complete: input.value.length === 16, elementType: type });
            setTimeout(() => listeners.ready?.({}));
          },
          destroy: () => input.closest('label')?.remove(),
        }),
      };
    },
    async confirmSetup({
      elements,
    }: {
      elements: { publishableKey: string; clientSecret: string; input: HTMLInputElement };
    }) {
      const { value } = elements.input;
      const isOurs = elements.publishableKey === 'pk_test_1' && elements.clientSecret === 'seti_1_secret_2';
      if (!isOurs) return { error: { type: 'invalid_request_error', message: 'No such setup intent' } };
      if (value === '')
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      if (value.endsWith('0002'))
        return { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };
      return { setupIntent: { id: 'seti_1', status: 'succeeded' } };
    },
  });
  Object.assign(window, { Stripe: create });
}

/** Mocks js.stripe.com; `isDown` makes it fail. */
export async function playStripeScript(page: Page, isDown: () => boolean = () => false): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    isDown()
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})();` }),
  );
}
