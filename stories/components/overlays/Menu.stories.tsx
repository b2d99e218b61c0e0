import {
  ArchiveIcon,
  Button,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  Inline,
  MenuButton,
  MenuItem,
  MenuSection,
  MoreIcon,
  RouterProvider,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Color from 'colorjs.io';
import { expect, fn, screen, waitFor } from 'storybook/test';

const edit = fn();
const remove = fn();
const navigate = fn();

const meta = {
  component: MenuButton,
  beforeEach: () => {
    edit.mockClear();
    remove.mockClear();
    navigate.mockClear();
  },
  args: {
    label: 'Actions for Intro session',
    icon: <MoreIcon />,
    isIconOnly: true,
    children: (
      <>
        <MenuItem icon={<EditIcon />} onPress={edit}>
          Edit
        </MenuItem>
        <MenuItem icon={<ArchiveIcon />} isDisabled note="It has sessions to come">
          Archive
        </MenuItem>
        <MenuItem icon={<EyeIcon />} href="/sessions/1">
          Details
        </MenuItem>
        <MenuSection>
          <MenuItem icon={<DeleteIcon />} isDestructive onPress={remove}>
            Delete
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Inline gap="m">
        <MenuButton {...args} />
        <Button variant="secondary">Next</Button>
      </Inline>
    </RouterProvider>
  ),
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('menuitem', { name });

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Intro session' }));
    await waitFor(() =>
      expect(screen.getByRole('menu', { name: 'Actions for Intro session' })).toBeVisible(),
    );
    await waitFor(async () => expect(await item('Edit')).toHaveFocus());
  },
};

export const WithWordsAndSections: Story = {
  args: {
    label: 'Add',
    isIconOnly: false,
    icon: undefined,
    variant: 'primary',
    children: (
      <>
        <MenuSection title="Products">
          <MenuItem onPress={edit}>Meal plan</MenuItem>
          <MenuItem>Recipe book</MenuItem>
        </MenuSection>
        <MenuSection title="Services">
          <MenuItem>Single session</MenuItem>
          <MenuItem note="Three or more, at one price">Package</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Services' })).toBeVisible());
  },
};

/** WCAG 1.4.11 asks for 3:1. */
export const TheFocusIsSeenOnEveryItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Intro session' }));
    const menu = await screen.findByRole('menu');
    await waitFor(async () => expect(await item('Edit')).toHaveFocus());
    for (const next of ['Archive', 'Details', 'Delete', 'Edit']) {
      await userEvent.keyboard('{ArrowDown}');
      const focused = document.activeElement as HTMLElement;
      await expect(focused).toHaveTextContent(next);
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      await expect(outlineStyle).toBe('solid');
      await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
      // Around it is the panel, which the ring is not on when the item has no focus.
      const panel = menu.closest<HTMLElement>('[popover]') ?? menu;
      const ratio = new Color(outlineColor).contrast(getComputedStyle(panel).backgroundColor, 'WCAG21');
      await expect(ratio).toBeGreaterThanOrEqual(3);
    }
  },
};

export const ArrowsHomeAndEndMove: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await item('Details')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await item('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await item('Delete')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(await item('Edit')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ArrowUpOpensAtTheLast: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions for Intro session' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await item('Delete')).toHaveFocus());
  },
};

export const LettersLeadToAnItem: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions for Intro session' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Edit')).toHaveFocus());
    // The same letter again goes on to the next.
    await userEvent.keyboard('d');
    await expect(await item('Details')).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(await item('Delete')).toHaveFocus();
  },
};

export const ACommandRunsOnceTheFocusIsBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    await userEvent.click(button);
    edit.mockImplementation(() => expect(button).toHaveFocus());
    await userEvent.click(await item('Edit'));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const WhatCannotBeDoneSaysWhy: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Intro session' }));
    const archive = await item('Archive');
    await expect(archive).toHaveAttribute('aria-disabled', 'true');
    await expect(archive).toHaveAccessibleDescription('It has sessions to come');
    await userEvent.click(archive);
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
};

export const AnItemThatIsALinkGoesThroughTheRouter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Intro session' }));
    await userEvent.click(await item('Details'));
    await expect(navigate).toHaveBeenCalledWith('/sessions/1', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const TabLeavesItAndGoesOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Intro session' }));
    await waitFor(async () => expect(await item('Edit')).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
