import { formatPhone, isStoredPhone, loadPhoneNumbers } from '@institute/values/formats/phone';
import { useEffect, useState } from 'react';
import { useRegion } from '../intl/region.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { figures } from './values.css.ts';

export interface PhoneValueProps {
  /** E.164, followed by ` ext. 12` if there is an extension. */
  value: string | null | undefined;
}

/** A phone number in groups. Foreign numbers are grouped once the numbering plans are loaded. */
export function PhoneValue({ value }: PhoneValueProps) {
  const { homeCountry } = useRegion();
  const [, setLoaded] = useState(false);
  // The server may have loaded the numbering plans when the browser hasn't, or vice versa.
  const text = useIsHydrating() ? (value ?? '') : formatPhone(value, homeCountry);
  const isUngrouped = isStoredPhone(text);
  useEffect(() => {
    if (!isUngrouped) return;
    let isHere = true;
    loadPhoneNumbers().then(
      () => {
        if (isHere) setLoaded(true);
      },
      () => {
        // Offline, the ungrouped digits are enough.
      },
    );
    return () => {
      isHere = false;
    };
  }, [isUngrouped]);
  if (!value) return null;
  return (
    // Phone numbers read from left to right in every script.
    <bdi dir="ltr" className={figures}>
      {text}
    </bdi>
  );
}
