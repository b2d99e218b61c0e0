import { demoId } from '../../seed/seed.ts';
import type { Provocations } from './provocation.ts';

export const people: Provocations = {
  ownRecord: {
    play: async ({ call, signIn }) => {
      const { accessToken: token } = await signIn('admin@example.com');
      const path = { userId: demoId('user', 8) };
      await call('disablePerson', { token, path, body: { reason: 'I am leaving.' } });
    },
  },
};
