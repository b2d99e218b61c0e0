import { Badge, Button, CheckIcon, Inline, Stack, StatusBadge } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { translate } from '../../translated.ts';

const meta = { component: Badge, args: { children: 'New' } } satisfies Meta<typeof Badge>;
export default meta;

export const AllTones: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <Inline>
        {(['neutral', 'brand', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        <Badge tone="positive" icon={<CheckIcon size="s" />}>
          Signed
        </Badge>
        <StatusBadge tone="info">In progress</StatusBadge>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signed')).toBeVisible();
  },
};

export const InATranslatedPage: StoryObj<typeof meta> = {
  render: function Counting() {
    const [count, setCount] = useState(2);
    return (
      <Inline>
        <Badge icon={count === 2 && <CheckIcon size="s" />}>{count}</Badge>
        <Button onPress={() => setCount(count + 1)}>One more</Button>
      </Inline>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('3')).toBeVisible();
    await expect(canvas.queryByText('2')).toBeNull();
  },
};
