import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoId } from '../../api-server/src/seed/demo-id.ts';
import { paths as coachPaths } from '../../coach/src/places.ts';
import { paths as portalPaths } from '../../portal/src/places.ts';
import { type JourneyFrame, journeyMeta, startJourney } from './journey.tsx';

// They need the built demo, and share its world: `journeys.built.test.ts` plays them.
const meta = {
  ...journeyMeta,
  tags: ['journey', '!test', '!autodocs'],
} satisfies Meta<typeof JourneyFrame>;
export default meta;

const offer = { coachId: demoId('coach', 5), productId: demoId('product', 501) };

/** A student buys four sessions and books the first, and her coach sees it. */
export const BookASession: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const open = await startJourney(canvasElement);
    const { screen, user, patience } = await open(
      'portal',
      'student@example.com',
      portalPaths.bookSession(offer),
    );
    await step('Maya chooses the first free time', async () => {
      const [first] = await screen.findAllByRole('radio', {}, patience);
      await user.click(first!);
      await user.click(screen.getByRole('button', { name: /^Continue with / }));
      await screen.findByRole('heading', { name: 'Check and pay' }, patience);
    });
    await step('She pays for the package', async () => {
      await user.click(await screen.findByRole('button', { name: /^Pay \$/ }, patience));
      await screen.findByRole('heading', { level: 1, name: 'You’re booked' }, patience);
    });
    await step('Rosa sees the session in her list', async () => {
      const coach = await open('coach', 'coach@example.com', coachPaths.mySessions());
      const found = await coach.screen.findAllByText(/Sleep reset/, {}, patience);
      await expect(found.length).toBeGreaterThan(0);
    });
  },
};
