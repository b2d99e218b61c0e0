import { Button, RouterProvider, Tabs, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

const meta = {
  component: Tabs,
  args: {
    label: 'Messages',
    value: 'inbox',
    onChange: fn(),
    tabs: [
      { value: 'inbox', label: 'Inbox', count: 12, content: <Text>Twelve messages wait for you.</Text> },
      { value: 'archived', label: 'Archived', content: <Text>Nothing is archived yet.</Text> },
      { value: 'sent', label: 'Sent', content: <Text>You have sent three messages.</Text> },
    ],
  },
  render: function Render({ onChange, ...props }) {
    const [value, setValue] = useState(props.value);
    return (
      <Tabs
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = document.createRange();
    text.selectNodeContents(canvas.getByRole('tab', { name: /Inbox/ }));
    await expect(text.getBoundingClientRect().left).toBe(
      canvas.getByRole('tabpanel').getBoundingClientRect().left,
    );
  },
};

export const MoreThanFit: Story = {
  args: {
    label: 'Course',
    value: 'Overview',
    tabs: ['Overview', 'Modules', 'Assignments', 'Coaching circle', 'Certificates', 'Payments'].map(
      (value) => ({
        value,
        label: value,
        content: <Text>{value}</Text>,
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Payments' });
    await waitFor(() => expect(last).toHaveFocus());
    const list = canvas.getByRole('tablist');
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
};

const hidden = (list: HTMLElement) =>
  ['before', 'after'].map((side) => list.hasAttribute(`data-more-${side}`));

/** An edge fades while there are more tabs behind it. */
export const FadesWhereItScrolls: Story = {
  ...MoreThanFit,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const end = list.scrollWidth - list.clientWidth;
    for (const [position, ...more] of [
      [0, false, true],
      [end / 2, true, true],
      [end, true, false],
    ] as const) {
      list.scrollLeft = position;
      await waitFor(() => expect(hidden(list)).toEqual(more));
      await expect(getComputedStyle(list).maskImage).toContain('gradient');
    }
    list.closest('div[style]')!.setAttribute('style', 'inline-size: 60rem');
    await waitFor(() => expect(hidden(list)).toEqual([false, false]));
    await expect(getComputedStyle(list).maskImage).toBe('none');
  },
};

/** On phones, a link to the last view shows which one it is. */
export const TheSelectedOneIsInView: Story = {
  ...FadesWhereItScrolls,
  args: { ...MoreThanFit.args, value: 'Payments' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const isInView = () => {
      const row = list.getBoundingClientRect();
      const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      return tab.left >= row.left && tab.right <= row.right + 1;
    };
    await waitFor(() => expect(isInView()).toBe(true));
    // Another tab's count comes later.
    canvas.getByRole('tab', { name: 'Modules' }).append(' 12');
    await waitFor(() => expect(list.scrollWidth - list.clientWidth - list.scrollLeft).toBeLessThan(2));
    await expect(isInView()).toBe(true);
  },
};

export const TabGoesToWhatIsInThePanel: Story = {
  args: {
    tabs: [
      { value: 'inbox', label: 'Inbox', content: <Button>Archive all</Button> },
      { value: 'archived', label: 'Archived', content: <Text>Nothing is archived yet.</Text> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Archive all' })).toHaveFocus();
  },
};

export const OnATouchScreen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('tab', { name: 'Archived' }) });
    await expect(canvas.getByRole('tabpanel', { name: 'Archived' })).toBeVisible();
  },
};

/** Assistive technology presses without a pointer or a key. */
export const ByAssistiveTechnology: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Sent' }).click();
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Sent' })).toBeVisible());
  },
};

export const ArrowsHomeAndEnd: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Inbox/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Archived', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Archived' })).toHaveTextContent('Nothing is archived');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Sent' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Inbox/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('inbox');
    // One tab stop for all tabs, then the content.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ArrowsFollowTheText: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Archived' })).toHaveFocus();
  },
};

export const KeptInTheAddress: Story = {
  render: function Render(props) {
    const [search, setSearch] = useState('?tab=archived');
    return (
      <RouterProvider navigate={(href) => setSearch(href)}>
        <Tabs
          {...props}
          value={new URLSearchParams(search).get('tab') ?? 'inbox'}
          onChange={(tab) => setSearch(`?tab=${tab}`)}
        />
        <Text tone="muted">{search}</Text>
      </RouterProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Archived', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sent' }));
    await expect(canvas.getByText('?tab=sent')).toBeVisible();
  },
};
