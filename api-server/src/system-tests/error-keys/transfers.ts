import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import type { Provocations } from './provocation.ts';

const pending = { id: demoId('transfer', 3) };

export const transfers: Provocations = {
  confirmTransferError: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      await call('reviewTransfer', { token, path: pending });
      const body = { quoteId: newId(), paymentMethodId: null };
      await call('confirmTransfer', { token, path: pending, body, key: newId() });
    },
  },
  cancelTransferError: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('student@example.com');
      // An expired transfer.
      await call('cancelTransfer', { token, path: { id: demoId('transfer', 2) }, body: {} });
    },
  },
};
