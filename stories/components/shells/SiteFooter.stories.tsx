import { Brand, Link, SiteFooter, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    about: (
      <>
        <Brand href="/">Wellspring Coach</Brand>
        <Text tone="muted">A calm place to run a coaching practice.</Text>
      </>
    ),
    groups: [
      {
        title: 'Policies',
        links: [
          <Link key="privacy" href="/privacy-policy" tone="plain" isStandalone>
            Privacy
          </Link>,
          <Link key="terms" href="/terms-of-service" tone="plain" isStandalone>
            Terms of service
          </Link>,
        ],
      },
    ],
    smallPrint: <span>© 2026 Wellspring Institute</span>,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;

export const Full: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
