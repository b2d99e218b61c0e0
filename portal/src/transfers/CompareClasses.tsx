import {
  Button,
  ErrorBanner,
  ErrorPanel,
  Inline,
  Loading,
  Skeleton,
  Stack,
  useNavigate,
} from '@institute/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { client } from '../client.ts';
import { ProblemText } from '../ProblemText.tsx';
import { paths } from '../places.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CancelTransfer } from './CancelTransfer.tsx';
import { quoteQuery, type Transfer } from './transfers.ts';

/** Step 1: the two classes and their balances side by side. */
export function CompareClasses({ transfer: { id } }: { transfer: Transfer }) {
  const navigate = useNavigate();
  const quote = useQuery(quoteQuery(id));
  const review = useMutation({
    mutationFn: () => client.POST('/transfers/{id}/review', { params: { path: { id } } }),
    onSuccess: () => navigate(paths.transferStep({ transferId: id, step: 'confirm' })),
  });
  if (quote.isPending)
    return (
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    );
  if (quote.isError)
    return (
      <ErrorPanel onRetry={() => void quote.refetch()}>
        <ProblemText error={quote.error} />
      </ErrorPanel>
    );
  return (
    <Stack gap="l">
      <BeforeAndAfter quote={quote.data.content} />
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
