import { Button, Link, RouterProvider, useNavigate } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

function GoHome() {
  const navigate = useNavigate();
  return <Button onPress={() => navigate('/home', { replace: true })}>Go home</Button>;
}

const meta = {
  component: RouterProvider,
  args: { navigate: fn(), children: <GoHome /> },
} satisfies Meta<typeof RouterProvider>;
export default meta;

export const ProvidesNavigate: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }));
    await expect(args.navigate).toHaveBeenCalledWith('/home', { replace: true });
  },
};

export const AppInAFolder: StoryObj<typeof meta> = {
  args: { children: <Link href="/home">Home</Link> },
  beforeEach: () => {
    document.documentElement.dataset.base = '/demo/portal';
    return () => delete document.documentElement.dataset.base;
  },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Home' });
    await expect(link).toHaveAttribute('href', '/demo/portal/home');
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith('/home', undefined);
  },
};
