import { DataTable, type TableQuery } from '@institute/design-system';
import { useState } from 'react';
import { press, type Scenario } from '../../transcripts/scenario.ts';

const payments = [
  { id: '1', name: 'Deposit', amount: '$ 500.00' },
  { id: '2', name: 'First installment', amount: '$ 450.00' },
];

function Example() {
  const [query, setQuery] = useState<TableQuery>({ page: 0, size: 10, sortBy: 'name', descending: false });
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Payments"
      rows={query.descending ? payments.toReversed() : payments}
      total={payments.length}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      query={query}
      onQueryChange={setQuery}
      columns={[
        { id: 'name', header: 'Payment', isSortable: true, cell: ({ name }) => name },
        { id: 'amount', header: 'Amount', cell: ({ amount }) => amount },
      ]}
      selection={{ selected, onChange }}
    />
  );
}

export default {
  show: () => <Example />,
  steps: [
    press('{Tab}', 'Reach it'),
    press('{Tab}', 'Go to a header'),
    press('{Enter}', 'Sort by it'),
    press('{Tab}', 'Go to the first row'),
    press(' ', 'Select it'),
  ],
} satisfies Scenario;
