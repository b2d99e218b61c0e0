import { useEffect, useState } from 'react';
import { formatPhone, isStoredPhone, loadPhoneNumbers } from '../formats/phone.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { figures } from './values.css.ts';

export interface PhoneValueProps {
  /** E.164, with ` ext. 12` after it where there is an extension. */
  value: string | null | undefined;
}

/** A phone number in groups. Those of other countries are grouped as soon as the numbering plans are there. */
export function PhoneValue({ value }: PhoneValueProps) {
  const [, setLoaded] = useState(false);
  // The server may have the numbering plans when the browser does not, or the other way round.
  const text = useIsHydrating() ? (value ?? '') : formatPhone(value);
  const isUngrouped = isStoredPhone(text);
  useEffect(() => {
    if (!isUngrouped) return;
    let isHere = true;
    loadPhoneNumbers().then(
      () => {
        if (isHere) setLoaded(true);
      },
      () => {
        // Offline: the digits are all there.
      },
    );
    return () => {
      isHere = false;
    };
  }, [isUngrouped]);
  if (!value) return null;
  return (
    // Numbers run from left to right in every script.
    <bdi dir="ltr" className={figures}>
      {text}
    </bdi>
  );
}
