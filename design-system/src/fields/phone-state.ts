import { formatPhone, isStoredPhone, loadPhoneNumbers, phoneNumbers } from '@institute/values/formats/phone';
import {
  adoptPhone,
  type PhoneEntry,
  type PhoneEvent,
  updatePhoneEntry,
} from '@institute/values/formats/phone-entry';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useIsHydrating } from '../rendering/hydration.ts';
import { useEarlyInput } from './early-input.ts';
import { useInputState } from './formatted-input.ts';

/**
 * The entry of a phone box, and the numbering plans, which are loaded when the box is first used or has a foreign number
 * to show.
 */
export function usePhoneEntry({
  control,
  value,
  defaultValue,
  onChange,
  hasCountryList,
  homeCountry,
  isReadOnly,
}: {
  control: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  defaultValue: string;
  onChange: (value: string) => void;
  hasCountryList: boolean;
  homeCountry: string;
  isReadOnly: boolean;
}) {
  const [loaded, setLoaded] = useState(phoneNumbers);
  // A server may have loaded them for an earlier page when the browser hasn't.
  const isHydrating = useIsHydrating();
  const plans = isHydrating ? null : loaded;
  // Another field may have loaded them already.
  const context = () => ({ plans: isHydrating ? null : phoneNumbers(), hasCountryList, homeCountry });
  const { state, latest, show, report } = useInputState<string, PhoneEntry>({
    control,
    value,
    defaultValue,
    adopt: (next, previous) => adoptPhone(next, previous, context()),
    onChange,
  });
  const update = (event: PhoneEvent) => {
    const next = updatePhoneEntry(latest.current, event, context());
    if (event.type === 'entered' || next.value !== latest.current.value) report(next);
    else show(next);
  };

  const [isUsed, setUsed] = useState(false);
  useEarlyInput(control, (box) => {
    if (box.value === latest.current.text) return;
    setUsed(true);
    update({ type: 'entered', text: box.value });
  });
  const isUngrouped = isStoredPhone(state.text) && formatPhone(state.text, homeCountry, plans) === state.text;
  const needsPlans = !plans && (isUsed || hasCountryList || isUngrouped);
  const onPlansLoaded = useEffectEvent(() => {
    update({ type: 'plansLoaded', isFocused: document.activeElement === control.current, isReadOnly });
  });
  useEffect(() => {
    if (plans) onPlansLoaded();
    if (!needsPlans) return;
    loadPhoneNumbers().then(
      (numbers) => {
        setLoaded(numbers);
        // Not after a render, because a submit that waits for the same plans sends the value next.
        onPlansLoaded();
      },
      // Offline, the next use retries, and so does the rule on submit. Until then the text stays as typed.
      () => setUsed(false),
    );
  }, [plans, needsPlans]);

  return { entry: state, plans, update, loadPlans: () => setUsed(true) };
}
