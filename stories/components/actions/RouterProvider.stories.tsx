import { Button, Link, RouterProvider, useNavigate, useNavigateWhileHere } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

/** A server has none. */
const pageHere = typeof location === 'undefined' ? '/' : location.pathname;

const closed = Promise.withResolvers<void>();

function Closing() {
  const navigate = useNavigateWhileHere();
  return <Button onPress={() => void closed.promise.then(() => navigate('/profile'))}>Save</Button>;
}

/** The form is gone before it's answered: a dialog that was closed, or a form of another page. */
function FormThatGoes({ navigate, page }: { navigate: (href: string) => void; page: string }) {
  const [isGone, setIsGone] = useState(false);
  return (
    <RouterProvider navigate={navigate} pathname={page}>
      {!isGone && <Closing />}
      <Button onPress={() => setIsGone(true)}>Go on</Button>
    </RouterProvider>
  );
}

export const ALateAnswerLeadsNoOneAway: StoryObj<typeof meta> = {
  render: ({ navigate }) => (
    <>
      <FormThatGoes navigate={navigate} page="/another-page" />
      <FormThatGoes navigate={(href) => navigate(`here:${href}`)} page={pageHere} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Save', 'Go on'])
      for (const button of canvas.getAllByRole('button', { name })) await userEvent.click(button);
    closed.resolve();
    await closed.promise;
    await expect(args.navigate).toHaveBeenCalledTimes(1);
    await expect(args.navigate).toHaveBeenCalledWith('here:/profile');
  },
};
