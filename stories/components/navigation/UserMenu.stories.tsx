import {
  Button,
  Inline,
  LanguageSwitch,
  NavItem,
  SettingsIcon,
  SignOutIcon,
  UserMenu,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: UserMenu,
  args: {
    name: 'Maya Delgado',
    children: (
      <>
        <NavItem href="/settings/profile" icon={<SettingsIcon />}>
          Settings
        </NavItem>
        <NavItem href="/logout" icon={<SignOutIcon />}>
          Sign out
        </NavItem>
      </>
    ),
    footer: <LanguageSwitch value="en" onChange={() => undefined} />,
  },
  render: (args) => (
    <Inline justify="end">
      <UserMenu {...args} />
      <Button variant="secondary">Next</Button>
    </Inline>
  ),
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
};

export const EscapeClosesItAndTheFocusGoesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Maya Delgado' })).toHaveFocus();
  },
};

export const ClosesWhenTheFocusLeaves: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    for (let stop = 0; stop < 5; stop++) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};

export const ClosesByAPressElsewhere: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maya Delgado' }));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};
