import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../portal/src/places.ts';
import { type JourneyFrame, journeyMeta, startJourney } from './journey.tsx';

// They need the built demo, and share its world: `journeys.built.test.ts` plays them.
const meta = {
  ...journeyMeta,
  tags: ['journey', '!test', '!autodocs'],
} satisfies Meta<typeof JourneyFrame>;
export default meta;

/** A student pays the next installment, and gets a receipt. */
export const MakeAPayment: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const open = await startJourney(canvasElement);
    const { screen, user, patience } = await open(
      'portal',
      'student@example.com',
      paths.paymentInformation(),
    );
    await step('Maya chooses what to pay', async () => {
      await user.click(await screen.findByRole('link', { name: 'Make a payment' }, patience));
      await screen.findByRole('radio', { name: /Next payment/ }, patience);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
    });
    await step('She pays with her card', async () => {
      await user.click(await screen.findByRole('button', { name: /^Pay \$/ }, patience));
      await screen.findByRole('heading', { level: 1, name: /^You paid / }, patience);
    });
  },
};
