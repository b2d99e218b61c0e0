import { Stem, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const titles = [
  'Listening',
  'Blood sugar and breakfast',
  'Sleep, stress and appetite',
  'Fiber without the fear',
];

const meta = {
  component: Stem,
  args: {
    label: 'Weeks',
    parts: titles.map((title, index) => ({
      id: title,
      title: `Week ${index + 1}: ${title}`,
      state: (['done', 'done', 'current', 'upcoming'] as const)[index]!,
      progress: ['3 of 3', '3 of 3', '1 of 3', '0 of 4'][index],
      children: <Text>The modules of the week</Text>,
    })),
  },
} satisfies Meta<typeof Stem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const OnlyTheCurrentPartIsUnfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const now = canvas.getByRole('button', { name: /^Now: Week 3/ });
    await expect(now).toHaveAttribute('aria-expanded', 'true');
    await expect(
      canvas.getAllByText('The modules of the week').filter((one) => one.checkVisibility()),
    ).toHaveLength(1);
    const done = canvas.getByRole('button', { name: /^Done: Week 1/ });
    await userEvent.click(done);
    await expect(done).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: /^Ahead: Week 4.*0 of 4/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').filter((one) => one.ariaCurrent === 'step')).toHaveLength(1);
  },
};

export const WhatIsDoneIsOneLine: Story = {
  name: 'Folds what is done into one part, before the current one',
  args: { doneTitle: '2 weeks done' },
  play: async ({ canvas, userEvent }) => {
    // The browser's search finds what is folded.
    const first = canvas.getByRole('button', { name: /^Done: Week 1/ });
    await expect(first.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: '2 weeks done' }));
    await expect(first.checkVisibility()).toBe(true);
    await expect(canvas.getByRole('button', { name: /^Now: Week 3/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const LongText: Story = {
  args: {
    parts: [
      {
        id: 'long',
        title:
          'Week 12: Motivational interviewing for people who have tried everything and would rather not try again',
        state: 'current',
        progress: '11 of 12 modules',
        children: <Text>The modules of the week</Text>,
      },
    ],
  },
};

export const UnfoldedWhereSomethingWasFound: Story = {
  args: {
    parts: meta.args.parts.map((part) => ({ ...part, isDefaultOpen: part.state === 'done' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: /^Now: Week 3/, expanded: false })).toBeVisible();
  },
};

export const TheCountsAreInOneColumn: Story = {
  args: {
    parts: meta.args.parts.map((part, index) => ({
      ...part,
      title: index === 1 ? 'Week 2: Motivational interviewing for people who have tried it all' : part.title,
    })),
  },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Stem {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const ends = canvas.getAllByText(/^\d of \d$/).map((count) => count.getBoundingClientRect().right);
    await expect(new Set(ends).size).toBe(1);
  },
};
