import {
  AppointmentCard,
  Avatar,
  Button,
  DescriptionList,
  Inline,
  LinkButton,
  Stack,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: AppointmentCard,
  args: {
    title: 'Time and place',
    start: '2026-12-02T14:00:00-05:00',
    end: '2026-12-02T14:50:00-05:00',
    timeZone: 'America/New_York',
    now: Date.UTC(2026, 10, 24, 15),
    actions: (
      <LinkButton href="https://example.com/meeting" isNewTab>
        Join the session
      </LinkButton>
    ),
    children: (
      <Stack gap="l">
        <Inline gap="s" isWrapping={false}>
          <Avatar isDecorative name="Rosa Delgado" />
          <Text size="l">With Rosa Delgado</Text>
        </Inline>
        <DescriptionList items={[{ term: 'Place', value: 'Online' }]} />
      </Stack>
    ),
    footer: (
      <Inline gap="s">
        <Button variant="secondary">Change the time</Button>
        <Button variant="quiet">Cancel the session</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof AppointmentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Time and place' });
    await expect(card).toHaveTextContent(/Wednesday, December 2.*2:00 – 2:50 PM.*New York time.*50 minutes/);
    await expect(canvas.getByText('Wednesday, December 2').parentElement).not.toHaveStyle({
      textDecorationLine: 'line-through',
    });
  },
};

export const WithoutATitle: Story = {
  args: { title: undefined, children: undefined, footer: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Wednesday, December 2');
    const line = canvas.getByRole('link').parentElement!;
    await expect(canvas.getByRole('link').offsetWidth).toBe(line.clientWidth);
  },
};

export const Canceled: Story = {
  args: { isCanceled: true, actions: undefined, footer: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Wednesday, December 2').parentElement).toHaveStyle({
      textDecorationLine: 'line-through',
    }),
};

export const Past: Story = {
  args: { now: Date.UTC(2026, 11, 3), actions: undefined, footer: undefined },
};

export const OnlyItsTime: Story = {
  name: 'A wide foot is below, also where time and facts are below each other',
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};
