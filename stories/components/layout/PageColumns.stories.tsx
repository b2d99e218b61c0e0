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

export const WithATask: Story = {
  name: 'What is to be done beside the content is first in one column, and in the order of reading',
  args: { asideAt: 'first', aside: <Card>One session left to book</Card>, children: <Card>Sessions</Card> },
  play: async ({ canvas }) => {
    const [task, content] = [canvas.getByText('One session left to book'), canvas.getByText('Sessions')];
    await expect(task.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [first, second] = [task.getBoundingClientRect(), content.getBoundingClientRect()];
    if (matchMedia('(width >= 64rem)').matches) await expect(first.left).toBeGreaterThan(second.right);
    else await expect(second.top).toBeGreaterThan(first.bottom);
  },
};

export const WithoutFacts: Story = {
  name: 'Without facts, the content has the whole width',
  args: { aside: null },
};
