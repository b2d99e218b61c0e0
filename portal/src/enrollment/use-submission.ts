import { ApiError } from '@institute/api-schema';
import { toast, useNavigateWhileHere } from '@institute/design-system';
import { useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { paths } from '../places.ts';
import { type Application, keepApplication, stepNames } from './applications.ts';
import { forgetDrafts } from './step-form.ts';

interface SentSubmission {
  quoteId: string;
  /** The amount charged on submitting, in minor units of `currency`; 0 if nothing is due. */
  amount: number;
  currency: string;
}

export type Submission = ReturnType<typeof useSubmission>;

/**
 * Submits an application.
 *
 * @param onNewPrice is called if the quote was too old to submit with.
 */
export function useSubmission({ id }: Application, onNewPrice: () => void) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  return useOnce<SentSubmission, Application>({
    name: `submission.${id}`,
    send: ({ quoteId }, key) =>
      api.request('post', '/enrollment_applications/{id}/submit', {
        path: { id },
        key,
        body: { quoteId },
      }),
    async lookUp({ key }) {
      const [outcome] = await api.request('get', '/enrollment_applications/{id}/submissions', {
        path: { id },
        query: { idempotencyKey: key },
      });
      // Read second, so that an application submitted in the meantime is noticed.
      const application = await api.request('get', '/enrollment_applications/{id}', { path: { id } });
      if (!application.nextStep) return { status: 'done', answer: application };
      if (outcome?.status === 'REFUSED')
        return {
          status: 'refused',
          error: new ApiError({ status: 402, key: outcome.failureKey ?? 'failedPay' }),
        };
      return { status: outcome ? 'inProgress' : 'unknown' };
    },
    onDone(submitted) {
      keepApplication(submitted);
      void forgetDrafts(id, stepNames);
      toast.success(intl.formatMessage({ defaultMessage: 'Your application was submitted.' }), {
        key: `submitted.${id}`,
      });
      navigate(paths.congratulations({ applicationId: id }), { replace: true });
    },
    onRefused(error) {
      if (error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/quoteId'))
        onNewPrice();
    },
  });
}
