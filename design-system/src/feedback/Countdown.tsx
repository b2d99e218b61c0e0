import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce, type Urgency } from '../aria/announcement.ts';
import { Text } from '../typography/Text.tsx';

export interface CountdownProps {
  /** When it ends, in milliseconds since 1970. */
  endsAt: number;
  /** Remaining seconds at which it is announced. It is silent otherwise. */
  announceAt?: readonly number[];
  /** The announcement when the time is up. */
  announcement?: (seconds: number) => string;
  urgency?: Urgency;
  /** Called once, when it reaches zero. */
  onEnd?: () => void;
}

const never: readonly number[] = [];

/** The time left in minutes and seconds. It follows the wall clock, so it's right even after the device has slept. */
export function Countdown({
  endsAt,
  announceAt = never,
  announcement,
  urgency = 'polite',
  onEnd,
}: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  const lastAnnounced = useRef(Number.POSITIVE_INFINITY);
  const isOver = seconds === 0;

  useEffect(() => {
    lastAnnounced.current = Number.POSITIVE_INFINITY;
    const tick = () => setSeconds(secondsUntil(endsAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);

  const say = useEffectEvent(() => {
    const step = announceAt.findLast((at) => seconds <= at);
    if (step === undefined || step >= lastAnnounced.current || seconds <= 0) return;
    lastAnnounced.current = step;
    if (announcement) announce(announcement(seconds), urgency);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a second
  useEffect(() => say(), [seconds]);

  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return (
    // Server and browser may differ by a second, which the next tick corrects.
    <Text as="strong" weight="semibold" isNumeric role="timer" suppressHydrationWarning>
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </Text>
  );
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));
