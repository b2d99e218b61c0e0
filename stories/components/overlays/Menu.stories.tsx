import {
  ArchiveIcon,
  Button,
  ConfirmDialog,
  DeleteIcon,
  Dialog,
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
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

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

type Play = Parameters<NonNullable<Story['play']>>[0];

const openByKey = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  canvas.getByRole('button', { name: 'Actions for Intro session' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await item('Edit')).toHaveFocus());
};

/** Returns the background color behind an element. */
const groundOf = (element: HTMLElement): string => {
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement!) : backgroundColor;
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Intro session' }));
    const menu = await screen.findByRole('menu', { name: 'Actions for Intro session' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await item('Edit')).toHaveFocus();
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

/** WCAG 1.4.11 requires 3:1. */
export const TheFocusIsSeenOnEveryItem: Story = {
  play: async ({ canvas, userEvent }) => {
    await openByKey({ canvas, userEvent });
    const panel = groundOf(await screen.findByRole('menu'));
    for (const next of ['Archive', 'Details', 'Delete', 'Edit']) {
      await userEvent.keyboard('{ArrowDown}');
      const focused = document.activeElement as HTMLElement;
      await expect(focused).toHaveTextContent(next);
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
      await expect(outlineStyle).toBe('solid');
      await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
      // The ring is compared with the panel around the item.
      const ratio = new Color(outlineColor).contrast(panel, 'WCAG21');
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
    await waitFor(() => expect(button).toHaveFocus());
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
    await userEvent.keyboard('d');
    await expect(await item('Details')).toHaveFocus();
    // More letters distinguish items that start alike.
    await userEvent.keyboard('el');
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

/** `browser/overlays.test.tsx` tests where the browser's own Tab key goes next. */
export const TabLeavesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await openByKey({ canvas, userEvent });
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const OnATouchScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await userEvent.pointer({ keys: '[TouchA]', target: await item('Edit') });
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Assistive technology presses without a pointer or a key. */
/** The menu, once it has the focus: no one acts in it before. */
async function enteredMenu(): Promise<HTMLElement> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  return menu;
}

export const ByAssistiveTechnology: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    // Where they are is focused before they press it.
    button.focus();
    button.click();
    const menu = await enteredMenu();
    // The frame around it is no place for the focus.
    menu.closest<HTMLElement>('[role="dialog"]')!.focus();
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    (await item('Edit')).click();
    await waitFor(() => expect(edit).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    button.click();
    await enteredMenu();
    // For users who can't press Escape.
    (await screen.findAllByRole('button', { name: 'Dismiss' }))[0]!.click();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const APressElsewhereClosesIt: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ACommandMayAskInADialog: Story = {
  name: 'Opens a dialog, which gives the focus back to the button',
  args: {
    dialogs: {
      remove: (dialog) => (
        <ConfirmDialog {...dialog} title="Delete this session?" confirmLabel="Delete" onConfirm={remove} />
      ),
    },
    children: (
      <MenuItem isDestructive opens="remove">
        Delete
      </MenuItem>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    await userEvent.click(button);
    await expect(await item('Delete')).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(await item('Delete'));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this session?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InADialog: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Sessions</Button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Sessions">
          <MenuButton {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sessions' }));
    const button = await screen.findByRole('button', { name: 'Actions for Intro session' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    // Above the dialog, not behind it.
    await waitFor(() => {
      const { left, top, width } = menu.getBoundingClientRect();
      expect(menu).toContainElement(document.elementFromPoint(left + width / 2, top + 20) as HTMLElement);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: 'Sessions' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** It is placed and scrolled a moment after it is shown. */
const expectInWindow = () =>
  waitFor(() => {
    const { left, right, top, bottom } = screen.getByRole('menu').getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });

/** A 360 px wide window has no space next to it. */
export const AtTheEdgeOfTheWindow: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Inline justify="between">
      <MenuButton {...args} align="end" />
      <MenuButton {...args} label="Add" isIconOnly={false} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Actions for Intro session', 'Add']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('menu', { name })).toBeVisible());
      await expectInWindow();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  },
};

export const MoreThanFit: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => `Week ${index + 1}`).map((week) => (
      <MenuItem key={week}>{week}</MenuItem>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions for Intro session' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await item('Week 40');
    await waitFor(() => expect(last).toHaveFocus());
    await expectInWindow();
    await waitFor(() => {
      const [menu, box] = [screen.getByRole('menu').getBoundingClientRect(), last.getBoundingClientRect()];
      expect(box.bottom).toBeLessThanOrEqual(menu.bottom + 1);
    });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Inline justify="center">
      <MenuButton {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Intro session' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    await waitFor(() =>
      expect(
        Math.abs(menu.getBoundingClientRect().right - button.getBoundingClientRect().right),
      ).toBeLessThan(4),
    );
  },
};

export const InSpanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Intro session' }));
    await screen.findByRole('menu');
    await expect(screen.getAllByRole('button', { name: 'Descartar' })[0]).toBeInTheDocument();
  },
};
