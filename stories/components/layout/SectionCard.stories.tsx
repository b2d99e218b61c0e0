import {
  Badge,
  Button,
  Columns,
  CreditCardIcon,
  Inline,
  Link,
  Loading,
  LockIcon,
  SectionCard,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  TextField,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: SectionCard,
  args: {
    title: 'Calendar link',
    children: (
      <>
        <Text>Create a private link and add it to your calendar.</Text>
        <Inline>
          <Button>Create link</Button>
        </Inline>
      </>
    ),
  },
} satisfies Meta<typeof SectionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLead: Story = {
  args: {
    title: 'Phones',
    lead: 'We only call about important changes, such as a class that moves or a payment that fails.',
    children: <TextField label="Mobile phone" autoComplete="tel" />,
  },
};

export const WithStatus: Story = {
  render: (args) => (
    <Stack gap="l">
      <SectionCard {...args} status={<StatusBadge tone="positive">On</StatusBadge>} />
      <SectionCard
        {...args}
        title="Notes"
        lead="They help you prepare the next session."
        status={<Badge icon={<LockIcon size="s" />}>Only you</Badge>}
      />
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    title: 'Next payment',
    icon: <CreditCardIcon />,
    children: <Text>$ 457.80 due Dec 01, 2026</Text>,
  },
};

export const AllTones: Story = {
  render: (args) => (
    <Columns min="s">
      {(['raised', 'plain', 'sunken', 'brand', 'accent', 'outline'] as const).map((tone) => (
        <SectionCard key={tone} {...args} title={`Calendar link: ${tone}`} tone={tone} />
      ))}
    </Columns>
  ),
};

export const InColumns: Story = {
  render: (args) => (
    <Columns min="m" gap="l" align="start">
      <SectionCard {...args} status={<StatusBadge tone="neutral">Off</StatusBadge>} />
      <SectionCard title="What’s in it" lead="Anyone with the link can see this.">
        <Text>Your sessions from the last 30 days and all upcoming ones.</Text>
      </SectionCard>
    </Columns>
  ),
};

export const WhileLoading: Story = {
  args: {
    title: 'Next payment',
    isBusy: true,
    children: (
      <Loading>
        <Skeleton lines={2} />
      </Loading>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next payment' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongTitleOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Certified Integrative Nutrition Health Coach with advanced coursework in hormone health',
    icon: <CreditCardIcon />,
    status: <StatusBadge tone="caution">Waiting for another signer</StatusBadge>,
    lead: 'Deposit and 10 monthly installments',
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const status = canvas.getByText('Waiting for another signer').getBoundingClientRect();
    await expect(title.right).toBeLessThanOrEqual(region.right);
    await expect(status.right).toBeLessThanOrEqual(region.right);
    await expect(status.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const IsARegionNamedByItsTitle: Story = {
  args: {
    id: 'calendar',
    level: 3,
    lead: 'See your sessions next to everything else.',
    status: <StatusBadge tone="positive">On</StatusBadge>,
    children: <Link href="/calendar">Subscribe in your calendar</Link>,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Calendar link' });
    await expect(region).toHaveAttribute('id', 'calendar');
    await expect(region).toHaveTextContent('Subscribe in your calendar');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Calendar link' })).toBeVisible();
  },
};
