import { useEffect, useRef, useState } from 'react';
import { announce } from '../aria/announcement.ts';
import { useFormSubmission } from '../fields/form-submission.ts';

/**
 * Returns what to say about the selected time that is no longer available, and announces it. Submitting the form takes
 * the time as well, so nothing is said about a time that disappears in the meantime, unless the submit fails.
 */
export function useSlotLoss(goneText: string): string {
  const { isSubmitting, hasFailed } = useFormSubmission();
  const [last, setLast] = useState({ goneText, isOwn: false });
  if (last.goneText !== goneText) setLast({ goneText, isOwn: isSubmitting });
  else if (last.isOwn && !isSubmitting && hasFailed) setLast({ goneText, isOwn: false });
  const loss = last.isOwn ? '' : goneText;
  const lastAnnounced = useRef(loss);
  useEffect(() => {
    if (loss && lastAnnounced.current !== loss) announce(loss);
    lastAnnounced.current = loss;
  }, [loss]);
  return loss;
}
