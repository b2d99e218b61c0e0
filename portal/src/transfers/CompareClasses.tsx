import { Button, ErrorBanner, Inline, Stack, useNavigate } from '@institute/design-system';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CancelTransfer } from './CancelTransfer.tsx';
import type { Transfer, TransferQuote } from './transfers.ts';

interface CompareClassesProps {
  transfer: Transfer;
  quote: TransferQuote;
}

/** Step 1: the two classes and their balances side by side. */
export function CompareClasses({ transfer: { id }, quote }: CompareClassesProps) {
  const navigate = useNavigate();
  const review = useMutation({
    mutationFn: () => api.request('post', '/transfers/{id}/review', { path: { id } }),
    onSuccess: () => navigate(paths.transferStep({ transferId: id, step: 'confirm' })),
  });
  return (
    <Stack gap="l">
      <BeforeAndAfter quote={quote} />
      <ErrorBanner error={review.error} />
      <Inline gap="s">
        <Button isPending={review.isPending} onPress={() => review.mutate()}>
          <FormattedMessage defaultMessage="Continue" />
        </Button>
        <CancelTransfer transferId={id} />
      </Inline>
    </Stack>
  );
}
