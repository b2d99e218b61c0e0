import { Card, Columns, Link, PageSection, Stack, Tag, Text } from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: PageSection,
  args: {
    title: 'Services',
    children: (
      <Columns as="ul" min="s">
        {['First conversation', 'Package of six sessions'].map((name) => (
          <Card as="li" key={name}>
            <Text weight="semibold">{name}</Text>
          </Card>
        ))}
      </Columns>
    ),
  },
} satisfies Meta<typeof PageSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallTitle: Story = {
  args: { title: 'Sessions left to book', size: 'm' },
};

export const SeveralOnAPage: Story = {
  render: (args) => (
    <Stack gap="xl">
      <PageSection {...args} />
      <PageSection title="Products">
        <Text tone="muted">Products appear here once the coach offers them.</Text>
      </PageSection>
    </Stack>
  ),
};

export const TitleInAnotherLanguage: Story = {
  args: {
    title: (
      <>
        <span lang="es">Fundamentos de la nutrición integral</span> <Tag>Spanish</Tag>
      </>
    ),
  },
};

export const IsARegionNamedByItsTitle: Story = {
  args: {
    id: 'services',
    level: 3,
    children: <Link href="/booking">Book a session</Link>,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Services' });
    await expect(region).toHaveAttribute('id', 'services');
    await expect(region).toHaveTextContent('Book a session');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Services' })).toBeVisible();
  },
};
