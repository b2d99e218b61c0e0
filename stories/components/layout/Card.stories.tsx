import {
  Card,
  Columns,
  DateField,
  Heading,
  Link,
  Plate,
  RouterProvider,
  Stack,
  Text,
  TextField,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = { component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  render: () => (
    <Columns min="s">
      {(['raised', 'plain', 'sunken', 'brand', 'accent', 'outline'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Stack gap="xs">
            <Heading level={2} size="s">
              {tone}
            </Heading>
            <Text tone="muted">Seven modules, four weeks.</Text>
          </Stack>
        </Card>
      ))}
    </Columns>
  ),
};

export const WithAPicture: Story = {
  render: () => (
    <Columns min="s">
      <Card picture={<Plate id="motivational-interviewing" isInCard />}>
        <Heading level={2} size="s">
          Motivational interviewing
        </Heading>
        <Text tone="muted">Seven modules, four weeks.</Text>
      </Card>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const plate = canvasElement.querySelector('[data-ds=Card] svg')!;
    const card = plate.closest('[data-ds=Card]')!;
    // The line of the card is on both sides.
    await expect(plate.getBoundingClientRect().width).toBe(card.getBoundingClientRect().width - 2);
  },
};

export const Fields: Story = {
  name: 'Short fields of a form are in two columns, and long ones across both',
  // Needs a wide screen.
  tags: ['wide'],
  render: () => (
    <Card padding="fields">
      <TextField label="First name" width="medium" />
      <TextField label="Last name" width="medium" />
      <TextField label="E-mail" kind="email" />
      <DateField label="Date of birth" />
      <TextField label="Occupation" width="medium" />
    </Card>
  ),
  play: async ({ canvas }) => {
    const [first, last, email, birth, work] = canvas
      .getAllByRole('textbox')
      .map((box) => box.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect, DOMRect, DOMRect];
    await expect([last.top, last.width]).toEqual([first.top, first.width]);
    await expect(last.left).toBeGreaterThan(first.right);
    await expect([email.left, email.right]).toEqual([first.left, last.right]);
    // The boxes are in line, although one has a hint above it.
    await expect([birth.top, birth.left, work.left]).toEqual([work.top, first.left, last.left]);
  },
};

export const Divided: Story = {
  render: () => (
    <Card padding="rows">
      <Text>Password</Text>
      <Text>Sessions</Text>
      <Text>Your data</Text>
    </Card>
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByText(/Password|Sessions|Your data/);
    // The lines go from edge to edge, and none is over the first.
    await expect(rows.map((row) => getComputedStyle(row).borderTopWidth)).toEqual(['0px', '1px', '1px']);
    await expect(rows[1]!.offsetWidth).toBe(rows[1]!.parentElement!.clientWidth);
  },
};

export const EndingWithALink: Story = {
  render: () => (
    <Card>
      <Stack gap="s">
        <Text>You’re owed $ 320.00.</Text>
        <Link href="#sales" isStandalone>
          See your sales
        </Link>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const target = link.getBoundingClientRect();
    const card = link.closest('[data-ds=Card]')!.getBoundingClientRect();
    const text = canvas.getByText(/320/).getBoundingClientRect();
    // The target stays as high, and the text in it is as far from the card's foot as the first one from its head.
    await expect(target.height).toBeGreaterThanOrEqual(44);
    await expect(
      card.bottom - (target.top + target.bottom) / 2 - (text.top + text.height / 2 - card.top),
    ).toBeCloseTo(0, 0);
  },
};

const navigate = fn();

export const TheWholeCardCanBeALink: Story = {
  render: () => (
    <RouterProvider navigate={navigate}>
      <Card as="article">
        <Heading level={2}>
          <Link href="/courses/1" tone="plain" isStretched>
            Motivational interviewing
          </Link>
        </Heading>
        <Text tone="muted">Seven modules, four weeks.</Text>
      </Card>
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 8, bottom - 8)!);
    await expect(navigate).toHaveBeenCalledWith('/courses/1', undefined);
  },
};
