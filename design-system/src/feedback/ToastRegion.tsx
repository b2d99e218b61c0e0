import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { announce, prepareAnnouncements } from '../aria/announcement.ts';
import { focusMain } from '../aria/focus.ts';
import { CloseIcon } from '../icons/named.tsx';
import * as styles from './ToastRegion.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { choose, shortTimeout, type ToastMessage, toast, toasts } from './toast.ts';

/** Whether the focus is in the region, and where it was before. */
function useRegionFocus(region: RefObject<HTMLElement | null>, count: number) {
  /** The element that had focus before. */
  const origin = useRef<HTMLElement | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  // When a focused toast disappears, keep focus in the region while there are others, else restore it.
  useEffect(() => {
    if (!hasFocus) return;
    const { activeElement } = document;
    const isInside = region.current!.contains(activeElement);
    if (count > 0 && !isInside) region.current!.focus();
    if (count > 0) return;
    setHasFocus(false);
    if ((isInside || activeElement === document.body) && origin.current?.isConnected) origin.current.focus();
  }, [region, count, hasFocus]);
  // Tab can leave the page from here. Coming back to the window restores the focus, and pauses the timers again.
  useEffect(() => {
    const leave = () => setHasFocus(false);
    addEventListener('blur', leave);
    return () => removeEventListener('blur', leave);
  }, []);
  return {
    isInside: hasFocus,
    enter(event: FocusEvent) {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from;
      setHasFocus(true);
    },
    leave(event: FocusEvent) {
      const to = event.relatedTarget;
      if (event.currentTarget.contains(to)) return;
      if (!to) {
        // A toast that is closing takes its focus along: the effect above handles that.
        const { currentTarget, target } = event;
        setTimeout(() => {
          if (target.isConnected && !currentTarget.contains(document.activeElement)) setHasFocus(false);
        });
        return;
      }
      origin.current = null;
      setHasFocus(false);
    },
    giveBack() {
      if (origin.current?.isConnected) origin.current.focus();
      else focusMain();
    },
  };
}

/**
 * Shows the toasts. Put one at the root of the app: it must be in the page from the start. F6 moves focus into it, and
 * leaving restores it. Timers pause while it's hovered or has focus.
 */
export function ToastRegion() {
  const intl = useIntl();
  const messages = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none);
  const region = useRef<HTMLElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const focus = useRegionFocus(region, messages.length);

  useEffect(prepareAnnouncements, []);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const last = messages.at(-1);
    if (!last || event.defaultPrevented) return;
    const isInside = region.current!.contains(document.activeElement);
    if (event.key === 'F6') {
      event.preventDefault();
      if (isInside) focus.giveBack();
      else region.current!.focus();
    } else if (event.key === 'Escape' && (isInside || isHovered)) {
      event.preventDefault();
      const focused = document.activeElement?.closest<HTMLElement>('[data-toast]')?.dataset.toast;
      toast.close(focused ? Number(focused) : last.id);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const isEmpty = messages.length === 0;
  useEffect(() => {
    if (isEmpty) setIsHovered(false);
  }, [isEmpty]);

  return (
    <section
      ref={region}
      className={styles.region}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      aria-label={intl.formatMessage({
        id: 'toast.region',
        defaultMessage: 'Messages (F6)',
        description: 'Name of the region where short messages appear; F6 is the key that leads to it',
      })}
      onFocus={focus.enter}
      onBlur={focus.leave}
    >
      <ol
        className={styles.list}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
      >
        {messages.map((message) => (
          <Toast key={message.key ?? message.id} message={message} isPaused={isHovered || focus.isInside} />
        ))}
      </ol>
    </section>
  );
}

function Toast({ message, isPaused }: { message: ToastMessage; isPaused: boolean }) {
  const intl = useIntl();
  const { id, tone, text, timeout, action } = message;
  const content = useRef<HTMLDivElement>(null);
  const actionLabel = useRef<HTMLDivElement>(null);
  const remaining = useRef(timeout);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message, regardless of renders
  useEffect(() => {
    remaining.current = timeout;
    const words = content.current!.textContent!.trim();
    const offer = actionLabel.current?.textContent;
    const sentence = /[.!?…]$/.test(words) ? words : `${words}.`;
    announce(
      offer
        ? intl.formatMessage(
            {
              id: 'toast.withAction',
              defaultMessage: '{message} {action}: F6.',
              description:
                'Read out with a short message that has a button: message is a whole sentence, action the text of the button, F6 the key that leads to it',
            },
            { message: sentence, action: offer },
          )
        : words,
      tone === 'critical' ? 'assertive' : 'polite',
    );
  }, [id]);

  // A message that replaces another restarts the timer.
  useEffect(() => {
    if (isPaused || remaining.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(() => toast.close(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [id, isPaused]);

  return (
    <li className={styles.toast} data-toast={id}>
      <div className={styles.icon}>
        <ToneIcon tone={tone} />
      </div>
      <div ref={content} className={styles.text}>
        {text}
      </div>
      {action && (
        <div ref={actionLabel} className={styles.action}>
          <Button variant="quiet" onPress={() => choose(message)}>
            {action.label}
          </Button>
        </div>
      )}
      {timeout > shortTimeout && (
        <div className={styles.close}>
          <IconButton
            label={intl.formatMessage({
              id: 'action.close',
              defaultMessage: 'Close',
              description: 'Name of the button that closes a sheet, a dialog or a message',
            })}
            onPress={() => toast.close(id)}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </li>
  );
}
