import { Avatar, Button, Card, PageHeader, Plate } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: PageHeader,
  args: {
    level: 3,
    size: 'l',
    cover: <Plate id="rosa" />,
    avatar: <Avatar isDecorative name="Rosa Delgado" />,
    title: 'Rosa Delgado',
    lead: 'Class of Spring 2021',
    actions: <Button variant="quiet">Edit photo</Button>,
  },
  render: (args) => (
    <Card padding="l">
      <PageHeader {...args} />
    </Card>
  ),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Rosa Delgado' });
    const portrait = heading.querySelector('[data-ds=Avatar]')!.getBoundingClientRect();
    const cover = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(portrait.top).toBeLessThan(cover.bottom);
    await expect(portrait.bottom).toBeGreaterThan(cover.bottom);
    await expect(canvas.getByText('Class of Spring 2021').getBoundingClientRect().left).toBe(cover.left);
  },
};

export const WithoutPhoto: Story = { args: { title: 'Naomi Clarke', lead: undefined, actions: undefined } };
