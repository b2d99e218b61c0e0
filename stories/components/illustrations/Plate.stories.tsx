import { Columns, Plate, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Plate, args: { id: 'sleep-reset' } } satisfies Meta<typeof Plate>;
export default meta;
type Story = StoryObj<typeof meta>;

const ids = [
  'walk',
  'sleep',
  'kitchen',
  'breath',
  'bread',
  'stress',
  'garden',
  'tea',
  'sea',
  'yoga',
  'run',
  'rest',
];

export const Band: Story = {};
export const Tall: Story = { args: { size: 'tall' } };

export const Many: Story = {
  name: 'Draws the same plate for the same thing, without words',
  render: () => (
    <Stack gap="m">
      <Columns min="m" gap="m">
        {ids.map((id) => (
          <Plate key={id} id={id} />
        ))}
      </Columns>
      <Plate id={ids[0]!} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const plates = [...canvasElement.querySelectorAll('svg')];
    await expect(plates[0]!.outerHTML).toBe(plates.at(-1)!.outerHTML);
    await expect(new Set(plates.map(({ outerHTML }) => outerHTML)).size).toBe(plates.length - 1);
    for (const plate of plates) {
      await expect(plate).toHaveAttribute('aria-hidden', 'true');
      await expect(plate.textContent).toBe('');
    }
  },
};

export const ShowsTheWholeStem: Story = {
  name: 'Never cuts the stem away, however wide it is',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {[18, 30, 45, 64].map((width) => (
        <div key={width} style={{ inlineSize: `${width}rem` }}>
          <Plate {...args} />
          <Plate {...args} size="tall" />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const plate of canvasElement.querySelectorAll('svg')) {
      const { width, height } = plate.getBoundingClientRect();
      await expect(width / height).toBeLessThanOrEqual(8.01);
      await expect(height).toBeGreaterThanOrEqual(80);
    }
  },
};
