import type { ReactNode } from 'react';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';
import { Loading } from './Loading.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A query of @tanstack/react-query. */
interface PartQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface QueryPartProps<Data> extends Pick<ErrorPanelProps, 'level'> {
  query: PartQuery<Data>;
  /** How many lines of text it's like while it loads. */
  lines?: number;
  /** What the data looks like. It stays while the data is read again, also if that fails. */
  children: (data: Data) => ReactNode;
}

/** A part of a page whose data the page doesn't wait for: it's loading, failed and can be tried again, or there. */
export function QueryPart<Data>({ query, level = 3, lines = 3, children }: QueryPartProps<Data>) {
  const describeError = useDescribeError();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorPanel level={level} onRetry={() => void refetch()} isRetrying={isFetching}>
        {describeError(error)}
      </ErrorPanel>
    );
  return (
    <Loading>
      <Skeleton lines={lines} />
    </Loading>
  );
}
