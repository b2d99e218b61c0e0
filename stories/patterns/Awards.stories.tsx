import {
  AwardIllustration,
  Card,
  Columns,
  CopyButton,
  EmptyState,
  FileLink,
  Heading,
  Inline,
  Link,
  Page,
  Progress,
  Stack,
  StatusBadge,
  Tabs,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

function Awards({ hasAwards }: { hasAwards: boolean }) {
  const [tab, setTab] = useState<'mine' | 'available'>('mine');
  const available = (
    <Columns min="m">
      {[
        { title: 'Motivational interviewing', value: 6, max: 8, missing: 'Two practice talks are missing.' },
        {
          title: 'Health coach',
          value: 5,
          max: 12,
          missing: 'Seven modules and the final talk are missing.',
        },
      ].map(({ title, value, max, missing }) => (
        <Card key={title} as="article">
          <Stack gap="m">
            <Heading level={2}>{title}</Heading>
            <Progress label="Progress" value={value} max={max} valueText={`${value} of ${max}`} />
            <Text tone="muted">{missing}</Text>
            <Link href="/modules" isStandalone>
              Go on
            </Link>
          </Stack>
        </Card>
      ))}
    </Columns>
  );
  const mine = hasAwards ? (
    <Columns min="l" isFilling={false}>
      <Card as="article" tone="raised">
        <Stack gap="m">
          <AwardIllustration />
          <Inline justify="between">
            <Heading level={2}>Nutrition basics</Heading>
            <StatusBadge tone="positive">Sep 12, 2026</StatusBadge>
          </Inline>
          <FileLink href="/certificates/1" name="Certificate" kind="PDF" size={412_000} />
          <CopyButton text="https://example.com/awards/1042">Copy public link</CopyButton>
        </Stack>
      </Card>
    </Columns>
  ) : (
    <EmptyState title="Your first award is near" picture={<AwardIllustration />}>
      Two practice talks, and “Motivational interviewing” is yours.
    </EmptyState>
  );
  return (
    <Page title="Awards">
      <Tabs
        label="Awards"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'mine', label: 'My awards', content: mine },
          { value: 'available', label: 'Available awards', count: 2, content: available },
        ]}
      />
    </Page>
  );
}

const meta = {
  component: Awards,
  args: { hasAwards: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Awards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {};
export const NoneYet: Story = { args: { hasAwards: false } };
export const Available: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Available awards/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
