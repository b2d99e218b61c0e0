import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../coach/src/places.ts';
import { type JourneyFrame, journeyMeta, startJourney } from './journey.tsx';

// They need the built demo, and share its world: `journeys.built.test.ts` plays them.
const meta = {
  ...journeyMeta,
  tags: ['journey', '!test', '!autodocs'],
} satisfies Meta<typeof JourneyFrame>;
export default meta;

/** A new coach offers a first call, from a template. */
export const OfferAService: StoryObj<typeof meta> = {
  play: async ({ canvasElement, step }) => {
    const open = await startJourney(canvasElement);
    const { screen, user, patience } = await open('coach', 'new.coach@example.com', paths.myServices());
    await step('Samir takes a template', async () => {
      const [template] = await screen.findAllByRole('link', { name: /^Use this template/ }, patience);
      await user.click(template!);
      await screen.findByLabelText('Title', {}, patience);
    });
    await step('He names it and saves', async () => {
      const title = screen.getByLabelText('Title');
      await user.clear(title);
      await user.type(title, 'Hello call');
      await user.click(screen.getByRole('button', { name: /^Save/ }));
      await screen.findByText('Hello call', {}, patience);
    });
  },
};
