import { CoachesIllustration, Hero, LinkButton } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'For certified health coaches',
    title: 'Your practice, in one quiet place',
    lead: 'Offer your services, keep your schedule, and meet your clients, with the institute behind you.',
    actions: (
      <LinkButton href="/sign-up" size="l">
        Start coaching
      </LinkButton>
    ),
    note: 'From $ 29.00 a month, cancel any time',
    picture: <CoachesIllustration />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deep: Story = {};
export const Plain: Story = { args: { tone: 'plain' } };
export const Soft: Story = { args: { tone: 'soft' } };

export const HoldsTheHeadingOfThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your practice, in one quiet place',
    );
  },
};
