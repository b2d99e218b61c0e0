import { Stack, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Text,
  args: {
    children:
      'You study at your own pace, meet your circle every week, and begin to coach before you graduate.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: (args) => (
    <Stack gap="m">
      {(['l', 'm', 's', 'xs'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
      {(['ink', 'muted', 'brand', 'accent', 'positive', 'caution', 'critical', 'info'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ),
      )}
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      <Text isNumeric align="end">
        $ 1,111.10
      </Text>
      <Text isNumeric align="end">
        $ 8,888.80
      </Text>
      <Text {...args} isMeasured />
    </Stack>
  ),
};

export const CutAtTheEndOfOneLine: Story = {
  args: { isOneLine: true },
  decorators: [(Story) => <Stack isMeasured>{Story()}</Stack>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/You study/);
    await expect(text.getClientRects()).toHaveLength(1);
    await expect(text.offsetHeight).toBeLessThan(30);
  },
};

export const IsTheElementItIsMeantToBe: Story = {
  args: { as: 'strong', children: 'Important' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Important').tagName).toBe('STRONG');
  },
};
