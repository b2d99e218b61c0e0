import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../aria/announcement.ts';

/** How often it looks whether the form is still being submitted, in milliseconds. */
const interval = 1000;

/**
 * Returns what to say about the selected time that is no longer available, and announces it. Submitting the form takes
 * the time as well, shortly before the screen leaves: that is a success, so nothing is said until the form has been
 * idle for a moment.
 */
export function useSlotLoss(group: RefObject<HTMLFieldSetElement | null>, goneText: string): string {
  const [loss, setLoss] = useState(goneText);
  const lastAnnounced = useRef(goneText);
  useLayoutEffect(() => {
    const isSubmitting = () =>
      Boolean(group.current?.form?.querySelector('[type="submit"][aria-disabled="true"]'));
    if (!goneText || !isSubmitting()) return setLoss(goneText);
    let timer: ReturnType<typeof setTimeout>;
    const waitForIdle = (wasIdle: boolean) => {
      timer = setTimeout(() => {
        const isIdle = !isSubmitting();
        if (isIdle && wasIdle) setLoss(goneText);
        else waitForIdle(isIdle);
      }, interval);
    };
    waitForIdle(false);
    return () => clearTimeout(timer);
  }, [group, goneText]);
  useEffect(() => {
    if (loss && lastAnnounced.current !== loss) announce(loss);
    lastAnnounced.current = loss;
  }, [loss]);
  return goneText && loss;
}
