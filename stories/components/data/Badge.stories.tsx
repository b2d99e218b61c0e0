import { Badge, CheckIcon, Inline, Stack, StatusBadge } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
