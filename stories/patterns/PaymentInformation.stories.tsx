import {
  Badge,
  Button,
  Card,
  Columns,
  DataTable,
  DateValue,
  Heading,
  Inline,
  MenuButton,
  MenuItem,
  MoneyBreakdown,
  MoneyValue,
  MoreIcon,
  Page,
  Price,
  ReceiptIcon,
  Stack,
  StatusBadge,
  Switch,
  type TableQuery,
  Text,
} from '@institute/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  installment: index,
  dueDate: `2026-${String(index + 1).padStart(2, '0')}-01`,
  status: index < 8 ? 'ACCEPTED' : index === 8 ? 'INVALID' : 'SCHEDULED',
  captureMethod: index === 0 ? 'Manual' : 'Autopay',
  brand: index < 9 ? 'Visa ···· 4242' : 'Default card',
  amountDue: index === 0 ? 50_000 : 45_000,
  taxAmount: index === 0 ? 0 : 225,
  amountPaid: index < 8 ? (index === 0 ? 50_000 : 45_225) : 0,
}));
const badges: Record<string, React.ReactNode> = {
  ACCEPTED: <StatusBadge tone="positive">Paid</StatusBadge>,
  INVALID: <StatusBadge tone="critical">Declined</StatusBadge>,
  SCHEDULED: <StatusBadge tone="neutral">Scheduled</StatusBadge>,
};

function PaymentInformation() {
  const [query, setQuery] = useState<TableQuery>({ sortBy: 'dueDate', descending: false, page: 0, size: 5 });
  const [isAutoPay, setAutoPay] = useState(true);
  const sorted = query.descending ? rows.toReversed() : rows;
  return (
    <Page
      title="Payment information"
      lead="What you’ve paid, what’s coming up, and how we calculate each amount."
      actions={
        <>
          <Button variant="secondary">Pay off</Button>
          <Button>Make a payment</Button>
        </>
      }
    >
      <Columns min="l">
        <Card tone="raised">
          <Stack gap="m">
            <Inline justify="between">
              <Heading level={2}>Next payment</Heading>
              <StatusBadge tone="caution">Past due 12 days</StatusBadge>
            </Inline>
            <Price amount={45_225} size="l" unit="due Sep 01, 2026" />
            <Text tone="muted">Visa ending in 4242 was declined. Try again, or choose another card.</Text>
            <Switch
              label="Autopay"
              description="Each instalment is paid on its day."
              value={isAutoPay}
              onChange={setAutoPay}
            />
          </Stack>
        </Card>
        <Card>
          <Stack gap="s">
            <Heading level={2}>Balance</Heading>
            <MoneyBreakdown
              totalLabel="Balance"
              parts={[
                {
                  id: 'netTuition',
                  label: 'Net tuition',
                  parts: [
                    { id: 'tuition', label: 'Tuition', amount: 595_000 },
                    { id: 'promoCode', label: 'Promo code SPRING', amount: -50_000 },
                  ],
                },
                { id: 'interest', label: 'Interest', amount: 0 },
                { id: 'taxes', label: 'Taxes', amount: 2475, note: '0.50% of each instalment.' },
                { id: 'paid', label: 'Total paid', amount: -366_575 },
              ]}
            />
          </Stack>
        </Card>
      </Columns>
      <DataTable
        caption="Schedule"
        rows={sorted.slice(query.page * query.size, (query.page + 1) * query.size)}
        rowId={({ id }) => id}
        rowName={({ installment }) => (installment === 0 ? 'Deposit' : `Instalment ${installment}`)}
        query={query}
        onQueryChange={setQuery}
        total={rows.length}
        columns={[
          {
            id: 'installment',
            header: 'Instalment',
            cell: ({ installment }) =>
              installment === 0 ? (
                <>
                  Deposit <Badge tone="accent">First</Badge>
                </>
              ) : (
                `Instalment ${installment}`
              ),
          },
          {
            id: 'dueDate',
            header: 'Due',
            cell: ({ dueDate }) => <DateValue value={dueDate} />,
            isSortable: true,
          },
          { id: 'status', header: 'Status', cell: ({ status }) => badges[status] },
          { id: 'captureMethod', header: 'Paid by', cell: ({ captureMethod }) => captureMethod },
          { id: 'brand', header: 'Method', cell: ({ brand }) => brand },
          {
            id: 'amountDue',
            header: 'Amount due',
            cell: ({ amountDue }) => <MoneyValue amount={amountDue} />,
            isNumeric: true,
          },
          {
            id: 'taxAmount',
            header: 'Tax',
            cell: ({ taxAmount }) => <MoneyValue amount={taxAmount} />,
            isNumeric: true,
          },
          {
            id: 'amountPaid',
            header: 'Paid',
            cell: ({ amountPaid }) => <MoneyValue amount={amountPaid} />,
            isNumeric: true,
          },
        ]}
        rowActions={({ installment }) => (
          <MenuButton
            label={`Actions for instalment ${installment}`}
            isIconOnly
            icon={<MoreIcon />}
            align="end"
          >
            <MenuItem icon={<ReceiptIcon />}>Receipt</MenuItem>
            <MenuItem>Pay now</MenuItem>
          </MenuButton>
        )}
      />
    </Page>
  );
}

const meta = { component: PaymentInformation, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof PaymentInformation
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Schedule and breakdown [P-10] [P-25] [P-26]',
  play: async ({ canvas }) => {
    // 5,450.00 + 24.75 − 3,665.75
    await expect(canvas.getAllByText('Balance').at(-1)!.parentElement).toHaveTextContent('$ 1,809.00');
    await expect(canvas.getByRole('table', { name: 'Schedule' })).toBeVisible();
    for (const name of ['Make a payment', 'Pay off'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};
