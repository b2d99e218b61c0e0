import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useFollow } from '../actions/RouterProvider.tsx';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { DraftsContext } from './drafts-context.ts';
import type { LeaveDialogProps } from './LeaveDialog.tsx';

const messages = defineMessages({
  leave: {
    id: 'leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Title of the question before a page with unsaved changes is left',
  },
});

const LeaveDialog = lazyExtra(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, NativeQuestion);

/** The browser's own question, if the code of ours did not arrive. */
function NativeQuestion({ onLeave, onStay }: LeaveDialogProps) {
  const intl = useIntl();
  const question = intl.formatMessage(messages.leave);
  const ask = useEffectEvent(() => (window.confirm(question) ? onLeave() : onStay()));
  useEffect(() => ask(), []);
  return null;
}

interface Leaving {
  /** Continues the navigation. */
  go: () => void;
}

/** The part of the Navigation API used here: current Chrome, Edge and Safari, Firefox since 147. */
interface NavigateEvent extends Event {
  navigationType: string;
  hashChange: boolean;
  destination: { url: string; key: string; sameDocument: boolean };
}
interface Navigation extends EventTarget {
  traverseTo: (key: string) => { committed: Promise<unknown>; finished: Promise<unknown> };
}

/** Where the user agreed to leave to, a link or an entry of the history: all forms of the page let that through. */
let agreedExit: string | null = null;

/**
 * Asks before the user leaves a page with unsaved changes: by a dialog when a link, or Back in browsers with the
 * Navigation API, leads elsewhere in the app. Closing or reloading the page asks only if nothing keeps what was typed:
 * the browser's question says that it may be lost, and staying is no choice when the session has ended.
 */
export function UnsavedChangesGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const follow = useFollow();
  const isKept = useContext(DraftsContext) !== null;
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const latest = useRef({ isUnsaved, follow, isKept });
  useEffect(() => {
    latest.current.isUnsaved = isUnsaved;
    latest.current.follow = follow;
  });

  useEffect(() => {
    const holds = (exit: string) => agreedExit !== exit && latest.current.isUnsaved();
    const ask = (exit: string, go: () => void) =>
      setLeaving({
        go: () => {
          agreedExit = exit;
          setLeaving(null);
          go();
        },
      });
    const onUnload = (event: BeforeUnloadEvent) => {
      if (agreedExit === null && !latest.current.isKept && latest.current.isUnsaved()) event.preventDefault();
    };
    // In the capture phase, before the link's own handlers.
    const onClick = (event: MouseEvent) => {
      // Another form of the page asks.
      if (event.defaultPrevented) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link?.href || !isPlain || link.origin !== location.origin || !holds(link.href)) return;
      const target = link.getAttribute('target') ?? '';
      if (!['', '_self'].includes(target) || link.hasAttribute('download')) return;
      // A fragment on this page.
      if (link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      event.stopPropagation();
      ask(link.href, () => {
        latest.current.follow(link);
        // The next page may keep this form, and asks again.
        if (location.href === link.href) agreedExit = null;
      });
    };
    const { navigation } = window as unknown as { navigation?: Navigation };
    const onNavigate = (event: Event) => {
      const { navigationType, hashChange, destination, cancelable, defaultPrevented } =
        event as NavigateEvent;
      if (navigationType !== 'traverse' || !destination.sameDocument || hashChange) return;
      if (!cancelable || defaultPrevented || !holds(destination.key)) return;
      event.preventDefault();
      ask(destination.key, async () => {
        const traversal = navigation?.traverseTo(destination.key);
        await Promise.allSettled([traversal?.committed, traversal?.finished]);
        agreedExit = null;
      });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      navigation?.removeEventListener('navigate', onNavigate);
      agreedExit = null;
    };
  }, []);

  return leaving && <LeaveDialog isKept={isKept} onLeave={leaving.go} onStay={() => setLeaving(null)} />;
}
