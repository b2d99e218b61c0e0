import { ApiError } from '@institute/api-schema';
import { toast, useNavigate } from '@institute/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isUnknown } from '../attempt.ts';
import { paths } from '../paths.ts';
import { type Application, keepApplication, stepNames } from './applications.ts';
import { forgetDrafts } from './step-draft.ts';
import { keptSubmission, parseSubmissionAttempt, type SubmissionAttempt } from './submission.ts';
import { sendSubmission } from './submission-calls.ts';

export type Submission = ReturnType<typeof useSubmission>;

/**
 * Submits an application once. An attempt is stored in the browser before it is sent, and stays until its outcome is
 * known. A definite refusal or canceling removes it.
 *
 * @param onNewPrice is called if the quote was too old to submit with.
 */
export function useSubmission({ id }: Application, onNewPrice: () => void) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [kept] = useState(() => keptSubmission(id));
  const text = kept.use();
  const attempt = useMemo(() => parseSubmissionAttempt(text), [text]);
  const [refusal, setRefusal] = useState<unknown>(null);

  // Another tab has seen the outcome of this attempt, so refetch the application.
  const hadAttempt = useRef(false);
  useEffect(() => {
    if (hadAttempt.current && !attempt) void queries.invalidateQueries();
    hadAttempt.current = attempt !== null;
  }, [attempt, queries]);

  const end = () => kept.set('');
  const arrive = (submitted: Application) => {
    keepApplication(submitted);
    forgetDrafts(id, stepNames);
    toast.success(
      intl.formatMessage({
        defaultMessage: 'Your application was submitted.',
        description: 'Positive message after submitting an application',
      }),
      { key: `submitted.${id}` },
    );
    navigate(paths.congratulations({ applicationId: id }), { replace: true });
    // After leaving the page, which would request another price that a submitted application no longer has.
    end();
    void queries.invalidateQueries();
  };
  const refuse = (error: unknown) => {
    end();
    setRefusal(error);
    if (error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/quoteId')) onNewPrice();
    void queries.invalidateQueries();
  };

  const submit = useMutation({
    mutationFn: (sent: SubmissionAttempt) => sendSubmission(id, sent),
    // The provider did not answer. A request with the same key lets the server find out, without charging twice.
    retry: (failures, error) =>
      failures < 2 && error instanceof ApiError && error.key === 'paymentRequestError',
    retryDelay: 1_000,
    onSuccess: arrive,
    onError(error) {
      if (!isUnknown(error)) refuse(error);
    },
  });
  return {
    attempt,
    /** Why the last attempt failed, or null. */
    refusal,
    /** Why the last attempt got no response, or null. */
    problem: submit.error,
    isSending: submit.isPending,
    send(next: SubmissionAttempt) {
      const sent = { ...next, sentAt: Date.now() };
      setRefusal(null);
      kept.set(JSON.stringify(sent));
      submit.mutate(sent);
    },
    giveUp() {
      submit.reset();
      end();
    },
    arrive,
    refuse,
  };
}
