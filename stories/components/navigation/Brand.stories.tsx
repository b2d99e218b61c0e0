import { Brand, BrandMark, Section } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Brand,
  args: { href: '/', children: 'Wellspring' },
} satisfies Meta<typeof Brand>;
export default meta;

/** In a window of 1024 px or more. */
export const WithItsOwner: StoryObj<typeof meta> = {
  args: { owner: 'Health Coach Training Institute' },
};

export const OnPaperAndOnEvergreen: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <Brand {...args} />
      <BrandMark />
      <Section tone="deep">
        <Brand {...args} />
      </Section>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Wellspring' })).toHaveLength(2);
  },
};
