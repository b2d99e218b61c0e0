import { Badge, Button, Inline, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Inline } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllPlaces: Story = {
  render: () => (
    <Stack gap="l">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Badge>{justify}</Badge>
          <Button variant="secondary">Keep it</Button>
          <Button>Save</Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const GoesToTheNextLine: Story = {
  args: { children: [...Array(40).keys()].map((number) => <Badge key={number}>{`Badge ${number}`}</Badge>) },
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByText('Badge 0').getBoundingClientRect();
    const last = canvas.getByText('Badge 39').getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The text of a quiet button ends where the row does, so its box goes beyond. */
export const EndsTheLine: Story = {
  args: {
    justify: 'between',
    isLineEnd: true,
    children: [
      <Badge key="badge">2 unread</Badge>,
      <Button key="button" variant="quiet">
        Select
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Select' });
    const row = button.parentElement!.getBoundingClientRect();
    await expect(button.getBoundingClientRect().right).toBeGreaterThan(row.right);
  },
};
