import { Inline, SunArc } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: SunArc, args: { progress: 0.54, hour: 9 } } satisfies Meta<typeof SunArc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {};

export const ThroughTheProgram: Story = {
  name: 'Rises with the program, and changes with the hour',
  render: () => (
    <Inline gap="l">
      <SunArc progress={0} hour={7} />
      <SunArc progress={0.3} hour={13} />
      <SunArc progress={0.7} hour={19} />
      <SunArc progress={1} hour={23} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const suns = [...canvasElement.querySelectorAll('circle:last-child')].map((sun) => ({
      height: Number(sun.getAttribute('cy')),
      tint: getComputedStyle(sun).fill,
    }));
    const heights = suns.map(({ height }) => height);
    await expect(heights.toSorted((a, b) => b - a)).toEqual(heights);
    await expect(new Set(suns.map(({ tint }) => tint)).size).toBe(4);
  },
};
