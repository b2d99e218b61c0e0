import { Card, Columns, Heading, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Columns } satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (count: number) =>
  [...Array(count).keys()].map((number) => <Card key={number}>{`Card ${number + 1}`}</Card>);

export const AllWidths: Story = {
  render: () => (
    <Stack gap="xl">
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((min) => (
        <Stack key={min} gap="xs">
          <Heading level={2} size="s">
            {min}
          </Heading>
          <Columns min={min} gap="m">
            {cards(4)}
          </Columns>
        </Stack>
      ))}
      <Columns isFilling={false}>{cards(1)}</Columns>
    </Stack>
  ),
};

export const NeverWiderThanItsPlace: Story = {
  args: { min: 'xl', children: cards(3) },
  decorators: [
    (Story) => (
      <Columns min="xs" gap="none">
        <Story />
        <span />
        <span />
        <span />
        <span />
      </Columns>
    ),
  ],
  play: async ({ canvas }) => {
    const column = canvas.getByText('Card 1').parentElement!;
    await expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth);
  },
};
