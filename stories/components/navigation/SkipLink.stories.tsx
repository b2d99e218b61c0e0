import { Link, SkipLink } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <header>
        <Link href="/home">Home</Link>
      </header>
      <main id="main" tabIndex={-1}>
        What the page is about
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const LeadsPastTheNavigation: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(location.href).toBe(before);
  },
};
