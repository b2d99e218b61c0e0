import { FactLine, MoneyValue, Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: FactLine,
  args: {
    children: [
      '42 weeks',
      '5 hours a week',
      <MoneyValue key="price" amount={540_000} currency="USD" />,
      'Starts Dec 24, 2026',
    ],
  },
} satisfies Meta<typeof FactLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InOneLine: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '42 weeks · 5 hours a week · $ 5,400.00 · Starts Dec 24, 2026',
    );
  },
};

export const TakesSizeAndTone: Story = {
  render: (args) => (
    <Stack>
      <Text size="s" tone="muted">
        <FactLine {...args} />
      </Text>
      <Text size="l">
        <FactLine {...args} />
      </Text>
    </Stack>
  ),
};

export const EmptyFactsAreLeftOut: Story = {
  args: { children: ['Online', null, '', false, 'English'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Online · English');
  },
};

/** On a phone, and with a fact that is longer than a line. */
export const NoLineBeginsOrEndsWithADot: Story = {
  args: {
    children: [
      'New parents',
      'Shift workers',
      'Busy professionals',
      'Older adults',
      'People who have tried every diet there is and want to stop',
      'Athletes',
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: '360px' }}>
      <FactLine {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByText('New parents').parentElement!.parentElement!;
    const { left, right } = line.getBoundingClientRect();
    await expect(getComputedStyle(line).overflowX).toBe('clip');
    const facts = [...line.firstElementChild!.children].map((fact) => {
      const dot = fact.firstElementChild?.getBoundingClientRect();
      return { top: fact.getBoundingClientRect().top, dot };
    });
    await expect(new Set(facts.map(({ top }) => top)).size).toBeGreaterThan(2);
    for (const [index, { top, dot }] of facts.entries()) {
      if (index === 0) continue;
      // The dots before this edge are cut off.
      if (facts[index - 1]!.top === top) await expect(dot!.left).toBeGreaterThan(left);
      else await expect(dot!.right).toBeLessThanOrEqual(left);
      await expect(dot!.right).toBeLessThan(right);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
