import { useEffect, useState } from 'react';

/** Seconds until an action is allowed again, or 0. `start` begins the countdown. */
export function useCountdown(initialSeconds = 0): [secondsLeft: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = secondsLeft > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return [
    secondsLeft,
    (seconds) => {
      const time = Date.now();
      setNow(time);
      setEnd(time + seconds * 1000);
    },
  ];
}
