import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { announce, type Urgency } from '../feedback/announcement.ts';
import { Text } from '../typography/Text.tsx';

export interface CountdownProps {
  /** The moment it ends, in milliseconds since 1970. */
  endsAt: number;
  /** Seconds at which it is read out; between them it is silent. */
  announceAt?: readonly number[];
  /** The announcement when the time is up. */
  announcement?: (seconds: number) => string;
  urgency?: Urgency;
  /** Once, when it has come to zero. */
  onEnd?: () => void;
}

const never: readonly number[] = [];

/** The time left, as minutes and seconds, by the wall clock: right also after the device has slept. */
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
    // A second may pass between a server and the browser; the next tick puts that right.
    <Text as="strong" weight="semibold" isNumeric role="timer" suppressHydrationWarning>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </Text>
  );
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));
