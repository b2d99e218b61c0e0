import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { onDeviceClock } from './device-clock.ts';
import type { components } from './openapi.gen.ts';
import { ApiError } from './problem.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];

/** The provider's form: Stripe's own, or a page of the API in a frame. */
type CardForm =
  | { kind: 'stripe'; publishableKey: string; clientSecret: string }
  | { kind: 'frame'; url: string; expiresAt: string };

interface CardEntryOptions {
  studentId: string;
  /** The app that shows the form. No other page may. */
  application: 'STUDENT' | 'COACH';
  baseUrl: string;
}

/** The calls that add a card of a student. Both reject with `ApiError`. */
export function useCardEntry(client: ApiClient, { studentId, application, baseUrl }: CardEntryOptions) {
  const params = { path: { id: studentId } };
  const save = useMutation({
    async mutationFn(providerToken: string): Promise<{ card: PaymentMethod; isNew: boolean }> {
      const body = { providerToken, isDefault: false, holderName: null, address: null };
      try {
        const { data } = await client.POST('/students/{id}/payment_methods', { params, body });
        return { card: data!.content, isNew: true };
      } catch (error) {
        const isKnown = error instanceof ApiError && error.key === 'cardAlreadyExist';
        if (!isKnown || !error.current) throw error;
        return { card: error.current as unknown as PaymentMethod, isNew: false };
      }
    },
  });
  return {
    async openForm(): Promise<CardForm> {
      const { data } = await client.POST('/students/{id}/payment_methods/setup', {
        params,
        body: { application },
      });
      const { provider, publishableKey, clientSecret, formPath, expiresAt } = data!.content;
      return provider === 'STRIPE' && publishableKey
        ? { kind: 'stripe', publishableKey, clientSecret }
        : {
            kind: 'frame',
            url: `${baseUrl}${formPath}`,
            expiresAt: new Date(onDeviceClock(expiresAt)).toISOString(),
          };
    },
    saveCard: save.mutateAsync,
  };
}
