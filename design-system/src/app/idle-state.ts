import { useEffect, useState } from 'react';
import { useOwnStore } from '../rendering/own-store.ts';
import { createIdleTimer, type IdleOptions, type IdleState } from './idle.ts';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

const isMediaPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    (media) => !media.paused && !media.ended,
  );

const isBusy = () => isMediaPlaying() || document.querySelector('[data-uploading]') !== null;

/** Watches for activity on the page while the component is mounted. */
export function useIdleState(options: Omit<IdleOptions, 'isBusy' | 'now'>): [IdleState, stay: () => void] {
  const [timer] = useState(() => createIdleTimer({ ...options, isBusy }));
  const state = useOwnStore(timer.subscribe, timer.getState);

  useEffect(() => {
    timer.start();
    for (const name of activityEvents)
      window.addEventListener(name, timer.touch, { passive: true, capture: true });
    // A page that becomes visible again, or wakes with the laptop, checks the clock immediately.
    document.addEventListener('visibilitychange', timer.touch);
    return () => {
      timer.stop();
      for (const name of activityEvents) window.removeEventListener(name, timer.touch, { capture: true });
      document.removeEventListener('visibilitychange', timer.touch);
    };
  }, [timer]);

  return [state, timer.stay];
}
