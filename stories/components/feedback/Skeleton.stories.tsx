import { Card, Columns, Inline, Loading, Skeleton, Stack } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllShapes: Story = {
  render: () => (
    <Stack gap="l">
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Inline>
        <Skeleton shape="circle" />
        <Skeleton shape="button" />
      </Inline>
      <Skeleton shape="field" />
      <Skeleton shape="block" />
    </Stack>
  ),
};

export const InTheShapeOfCourses: Story = {
  render: () => (
    <Loading>
      <Stack gap="l">
        <Skeleton shape="title" />
        <Columns>
          {['one', 'two', 'three'].map((name) => (
            <Card key={name}>
              <Stack gap="s">
                <Skeleton shape="block" />
                <Skeleton shape="title" width="long" />
                <Skeleton lines={2} />
                <Skeleton shape="button" />
              </Stack>
            </Card>
          ))}
        </Columns>
      </Stack>
    </Loading>
  ),
};

export const IsNotRead: Story = {
  args: { lines: 3 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
