import { RouterProvider, SectionNav, Split, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const places = [
  { href: '/settings/profile', label: 'Profile' },
  { href: '/settings/payment-information', label: 'Payment information' },
  { href: '/settings/security', label: 'Security' },
  { href: '/settings/communication-preferences', label: 'Communication preferences' },
];

function Example() {
  const [pathname, setPathname] = useState('/settings/profile');
  return (
    <RouterProvider navigate={setPathname} pathname={pathname}>
      <Split asideAt="start" asideSize="s" aside={<SectionNav label="Settings" places={places} />}>
        <Text>What is set here</Text>
      </Split>
    </RouterProvider>
  );
}

const meta = {
  component: SectionNav,
  args: { label: 'Settings', places },
  render: () => <Example />,
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  // Needs a wide screen.
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Security' }));
    await expect(canvas.getByRole('link', { name: 'Security' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const last = canvas.getByRole('link', { name: 'Communication preferences' });
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-current', 'page');
    const [link, shown] = [last.getBoundingClientRect(), row.getBoundingClientRect()];
    await expect(link.right).toBeLessThanOrEqual(shown.right);
    // Before it, the row is cut, and fades.
    await waitFor(() => expect(row).toHaveAttribute('data-more-before'));
    // One line of links, so that the content starts early.
    await expect(shown.height).toBeLessThan(60);
  },
};
