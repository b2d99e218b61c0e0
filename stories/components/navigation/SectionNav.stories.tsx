import { RouterProvider, SectionNav, Split, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const places = [
  { href: '/settings/profile', label: 'Profile' },
  { href: '/settings/payment-information', label: 'Payment information' },
  { href: '/settings/security', label: 'Security' },
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
    const button = await canvas.findByRole('button', { name: 'Profile' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Payment information' }));
    await expect(canvas.getByRole('button', { name: 'Payment information' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
