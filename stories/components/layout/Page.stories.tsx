import {
  Avatar,
  BackLink,
  Button,
  Card,
  MailIcon,
  Page,
  Plate,
  PrintIcon,
  StatusBadge,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Account history',
    lead: 'Everything that was charged, paid and refunded, newest first.',
    above: <BackLink href="/settings/profile">Settings</BackLink>,
    actions: <Button variant="secondary">Export</Button>,
    children: <Card>What the page is about</Card>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const ForReading: Story = { args: { width: 'text' } };
export const OneForm: Story = { args: { width: 'narrow' } };
export const OnlyATitle: Story = { args: { lead: undefined, above: undefined, actions: undefined } };

export const OfAPerson: Story = {
  args: {
    avatar: <Avatar isDecorative name="Rosa Delgado" />,
    title: 'Rosa Delgado',
    lead: 'Sleep reset, four sessions',
  },
  play: async ({ canvas }) => {
    // The portrait isn't part of the heading's name.
    const heading = canvas.getByRole('heading', { level: 1, name: 'Rosa Delgado' });
    const portrait = heading.querySelector('[data-ds=Avatar]')!;
    await expect(getComputedStyle(portrait).inlineSize).toBe('56px');
  },
};

/** In the same place under a long title, also on a phone. */
export const WithAStatus: Story = {
  args: { title: 'Sleep reset, four sessions', status: <StatusBadge tone="info">Booked</StatusBadge> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Sleep reset, four sessions Booked' });
    const title = document.createRange();
    title.selectNode(heading.firstChild!);
    const [words, status] = [title, heading.querySelector('[data-ds=StatusBadge]')!].map((part) =>
      part.getBoundingClientRect(),
    );
    await expect(status!.top).toBeGreaterThanOrEqual(words!.bottom - 4);
    await expect(status!.left).toBe(words!.left);
  },
};

/** The main button keeps its words, in one row with the icons. */
export const IconsBesideAButtonOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    actions: (
      <>
        <Button>Download receipt</Button>
        <Button variant="secondary" isIconOnPhones icon={<MailIcon />}>
          E-mail receipt
        </Button>
        <Button variant="secondary" isIconOnPhones icon={<PrintIcon />}>
          Print
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, ...icons] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    for (const { top, width, height } of icons) await expect([top, width]).toEqual([first!.top, height]);
    const lead = canvas.getByText(/^Everything/).getBoundingClientRect();
    await expect(first!.top).toBeGreaterThan(lead.bottom);
  },
};

/** As large for others as on the person's own page. */
export const OfAPersonWithACover: Story = {
  args: { ...OfAPerson.args, cover: <Plate id="rosa" /> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Rosa Delgado' });
    await expect(getComputedStyle(heading.querySelector('[data-ds=Avatar]')!).inlineSize).toBe('96px');
  },
};

export const ItsHeadingTakesTheFocusAfterANavigation: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Account history' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};

/** No line has a single word. */
export const NoLastWordAlone: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Everything that was charged/)).textWrap).toBe('pretty');
    await expect(getComputedStyle(canvas.getByText('What the page is about')).textWrap).toBe('pretty');
  },
};
