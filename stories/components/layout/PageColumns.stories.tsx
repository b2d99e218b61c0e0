import { Card, Page, PageColumns } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: PageColumns,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Page title="You paid $ 500.00">{Story()}</Page>],
  args: { aside: <Card>Whom</Card>, children: <Card>What was paid</Card> },
} satisfies Meta<typeof PageColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFacts: Story = {
  name: 'Facts are beside the content on wide windows, and below it on others',
  play: async ({ canvas }) => {
    const [content, facts] = ['What was paid', 'Whom'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    if (matchMedia('(width >= 64rem)').matches) {
      await expect(facts!.top).toBe(content!.top);
      await expect(facts!.left).toBeGreaterThan(content!.right);
    } else await expect(facts!.top).toBeGreaterThan(content!.bottom);
  },
};

export const WithoutFacts: Story = {
  name: 'Without facts, the content has the whole width',
  args: { aside: null },
};
