import { joinLeadMinutes } from '@institute/api-schema/policy';
import { parseInstant } from '@institute/values/formats';
import { useEffect, useState } from 'react';

/** Whether it's time to join a session. */
export function useIsSoon(startTime: string): boolean {
  const opening = (parseInstant(startTime) ?? 0) - joinLeadMinutes * 60_000;
  const [now, setNow] = useState(Date.now);
  const isSoon = opening <= now;
  useEffect(() => {
    if (isSoon) return;
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, [isSoon]);
  return isSoon;
}
