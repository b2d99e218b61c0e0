import {
  CalendarIcon,
  type Command,
  CommandDialog,
  type CommandDialogsProps,
  CommandMenu,
  CreditCardIcon,
  HomeIcon,
  KeysDialog,
  RouterProvider,
  Text,
  TextField,
  UserIcon,
} from '@institute/design-system';
import { UnsavedChangesGuard } from '@institute/design-system/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as typist, waitFor, within } from 'storybook/test';
import { showKeyboard } from '../overlays/keyboard.ts';

const navigate = fn();
const signOut = fn();
const find = fn();

const commands: Command[] = [
  { group: 'Actions', value: 'pay', label: 'Make a payment', icon: <CreditCardIcon />, href: '/pay' },
  { group: 'Actions', value: 'out', label: 'Sign out', keywords: 'log out', onPress: signOut },
  { group: 'Pages', value: 'home', label: 'Home', icon: <HomeIcon />, href: '/home' },
  { group: 'Pages', value: 'payments', label: 'Payments', icon: <CreditCardIcon />, href: '/payments' },
  { group: 'Pages', value: 'sessions', label: 'Sessions', icon: <CalendarIcon />, href: '/sessions' },
];
const keys = [{ title: 'In the list of messages', hints: [{ keys: ['E'], label: 'Archive the message' }] }];

const coaches = async (query: string): Promise<Command[]> => {
  find(query);
  return ['Rosa Delgado', 'Paul Rosen']
    .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
    .map((name) => ({
      group: 'Coaches',
      value: name,
      label: name,
      description: 'Sleep and stress',
      icon: <UserIcon />,
      href: `/coaches/${name}`,
    }));
};
const failing = async () => {
  throw new Error('unreachable');
};

function Dialogs({ shown, onShow, initialText }: CommandDialogsProps) {
  const [hasKeysKey, setHasKeysKey] = useState(true);
  const onClose = () => onShow(null);
  return shown === 'search' ? (
    <CommandDialog
      {...{ commands, onClose, initialText }}
      sources={[coaches]}
      placeholder="Pages and coaches"
    />
  ) : (
    <KeysDialog groups={keys} {...{ onClose, hasKeysKey }} onKeysKeyChange={setHasKeysKey} />
  );
}

const FailingDialogs = ({ onShow }: CommandDialogsProps) => (
  <CommandDialog
    commands={commands}
    sources={[failing, coaches]}
    placeholder="Pages and coaches"
    onClose={() => onShow(null)}
  />
);

const meta = {
  component: CommandMenu,
  args: { dialogs: Dialogs, hasKeysKey: true },
  decorators: (Story) => (
    <RouterProvider navigate={navigate} pathname="/home">
      <Story />
      <TextField label="Note" />
    </RouterProvider>
  ),
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole('searchbox', { name: 'Search pages, people and actions' });
const results = async () =>
  within(await screen.findByRole('dialog'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const active = async () => {
  const id = (await box()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)!.textContent;
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(await results()).toEqual(['Make a payment', 'Sign out', 'Home', 'Payments', 'Sessions']);
    // React Aria uncovers a dialog a moment after it has rendered it.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Pages' })).toBeVisible());
  },
};

export const AboveAPhonesKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog');
    const height = showKeyboard(dialog);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  },
};

export const FindsAndOpensByKeys: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('pay');
    await waitFor(async () => expect(await active()).toBe('Make a payment'));
    await expect(await results()).toEqual(['Make a payment', 'Payments']);
    // The Enter that chooses a word of an input method, as Safari reports it.
    (await box()).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    await expect(await active()).toBe('Make a payment');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(navigate).toHaveBeenCalledWith('/payments', undefined);
  },
};

export const AsksTheServerOncePerPause: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    // Without the pauses that a busy machine makes between the keys.
    await typist.setup({ delay: null }).keyboard('ros');
    await waitFor(async () =>
      expect(await results()).toEqual(['Rosa DelgadoSleep and stress', 'Paul RosenSleep and stress']),
    );
    await expect(find.mock.calls).toEqual([['ros']]);
    // What no longer matches goes at once.
    await userEvent.keyboard('a');
    await expect(await results()).toEqual(['Rosa DelgadoSleep and stress']);
    await waitFor(() => expect(find.mock.calls).toEqual([['ros'], ['rosa']]));
  },
};

function UnsavedPage() {
  const [pathname, setPathname] = useState('/home');
  return (
    <RouterProvider navigate={(path) => setPathname(path)} pathname={pathname}>
      <CommandMenu dialogs={Dialogs} hasKeysKey />
      <UnsavedChangesGuard isUnsaved={() => pathname === '/home'} />
      <Text>{pathname}</Text>
    </RouterProvider>
  );
}

export const ClosesOnceAPageWithUnsavedChangesIsLeft: Story = {
  render: () => <UnsavedPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Payments' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByText('/payments')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const EscapeEmptiesTheBoxFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('pay');
    await waitFor(() => expect(find).toHaveBeenLastCalledWith('pay'));
    await waitFor(async () => expect(await active()).toBe('Make a payment'));
    await userEvent.keyboard('{Escape}');
    await expect(await box()).toHaveValue('');
    await expect(await results()).toHaveLength(commands.length);
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText(/Nothing found/)).toBeVisible());
  },
};

export const APartFails: Story = {
  args: {
    dialogs: FailingDialogs,
  },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('rosa');
    await waitFor(() => expect(screen.getByText(/couldn’t search everything/)).toBeVisible());
    await expect(await results()).toEqual(['Rosa DelgadoSleep and stress']);
  },
};

export const AnActRunsOnceTheFocusIsBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('log out{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TheKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('textbox', { name: /^Note/ });
    await userEvent.type(note, '?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    note.blur();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('Archive the message');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Show this list when I press ?' }));
    await expect(dialog).not.toHaveTextContent('Show these keys');
  },
};

/** WCAG 2.1.4: a key of one character can be turned off. */
export const WithoutTheKeyOfOneCharacter: Story = {
  args: { hasKeysKey: false },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await box()).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
