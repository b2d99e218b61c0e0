import { Brand, Link, Text, TopBar } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <Brand href="/">Wellspring</Brand>,
    start: <Text tone="muted">For students</Text>,
    end: <Link href="/login">Sign in</Link>,
  },
} satisfies Meta<typeof TopBar>;
export default meta;

export const ThreePlaces: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: 'Wellspring' }).getBoundingClientRect();
    const end = canvas.getByRole('link', { name: 'Sign in' }).getBoundingClientRect();
    await expect(end.left).toBeGreaterThan(brand.right);
  },
};
