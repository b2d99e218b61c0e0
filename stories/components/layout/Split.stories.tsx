import { Card, Split, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Split,
  args: {
    children: <Card padding="l">What the page is about</Card>,
    aside: <Card tone="sunken">What helps</Card>,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};
export const AtTheStart: Story = { args: { asideAt: 'start', asideSize: 's' } };

export const AtTheEndAndAboveIfTheyStack: Story = {
  args: { asideAt: 'first' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByText('What helps').getBoundingClientRect();
    await expect(aside.bottom).toBeLessThan(
      canvas.getByText('What the page is about').getBoundingClientRect().top,
    );
  },
};

export const TheMainPartIsWider: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByText('What the page is about').getBoundingClientRect();
    const aside = canvas.getByText('What helps').getBoundingClientRect();
    await expect(main.width).toBeGreaterThanOrEqual(aside.width);
  },
};

/** The aside is seen while the main part is scrolled. */
export const AnAsideThatStays: Story = {
  args: {
    isAsideSticky: true,
    children: (
      <Stack>
        {['Title', 'Description', 'Picture', 'Price', 'Category', 'Sessions', 'Place', 'Visibility'].map(
          (one) => (
            <Card key={one} padding="l">
              {one}
            </Card>
          ),
        )}
      </Stack>
    ),
    aside: <Card tone="sunken">What clients see</Card>,
  },
};

export const WithoutAnAside: Story = { args: { aside: null } };
