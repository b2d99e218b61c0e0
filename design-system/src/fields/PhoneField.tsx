import {
  type ComponentPropsWithRef,
  type Ref,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import {
  formatPhone,
  homeCountry,
  isStoredPhone,
  loadPhoneNumbers,
  type PhoneNumbers,
  phoneNumbers,
} from '../formats/phone.ts';
import {
  adoptPhone,
  countryOfEntry,
  type PhoneEntry,
  type PhoneEvent,
  updatePhoneEntry,
} from '../formats/phone-entry.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './field-ids.ts';
import { useInputState } from './formatted-input.ts';
import * as styles from './PhoneField.css.ts';
import { SelectField, type SelectOption } from './SelectField.tsx';

const messages = defineMessages({
  phoneHint: {
    defaultMessage: 'For a number outside the United States, start with + and the country code',
    description: 'Hint of a phone number box',
  },
  phoneListHint: {
    defaultMessage: 'Choose the country, or start with + and the country code',
    description: 'Hint of a phone number box with a list of countries before it',
  },
});

export interface PhoneFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'onBlur' | 'onFocus'> {
  /** E.164, followed by ` ext. 12` if there is an extension. Any other text is shown as is. */
  value?: string;
  defaultValue?: string;
  /** The number if there is one, else the text. */
  onChange?: (value: string) => void;
  /** Adds a list of all countries before the box, for users who don't know their calling code. */
  hasCountryList?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A phone number of any country in a single box: typed or pasted in any format, and formatted on blur. Its country is
 * shown below. Without `+`, it is a number of the country chosen in the list, or of the United States. The numbering
 * plans are loaded when the field is first used, or has a foreign number to show.
 */
export function PhoneField({
  label,
  description,
  isDisabled,
  isReadOnly,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onFocus,
  autoComplete = 'tel',
  hasCountryList = false,
  ...props
}: PhoneFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<PhoneNumbers | null>(phoneNumbers);
  // A server may have loaded them for an earlier page when the browser hasn't.
  const isHydrating = useIsHydrating();
  const plans = isHydrating ? null : loaded;
  // Another field may have loaded them already.
  const context = () => ({ plans: isHydrating ? null : phoneNumbers(), hasCountryList });
  const { state, latest, show, report } = useInputState<string, PhoneEntry>({
    control,
    value,
    defaultValue,
    adopt: (next, previous) => adoptPhone(next, previous, context()),
    onChange: (next) => onChange?.(next),
  });
  const { text, value: current, country: chosen } = state;
  const update = (event: PhoneEvent) => {
    const next = updatePhoneEntry(latest.current, event, context());
    if (event.type === 'entered' || next.value !== latest.current.value) report(next);
    else show(next);
  };

  const [isUsed, setUsed] = useState(false);
  // Numbers of the United States are grouped without the plans.
  const isUngrouped = isStoredPhone(text) && formatPhone(text, plans) === text;
  const needsPlans = !plans && (isUsed || hasCountryList || isUngrouped);
  const onPlansLoaded = useEffectEvent(() => {
    const isFocused = document.activeElement === control.current;
    update({ type: 'plansLoaded', isFocused, isReadOnly: Boolean(isReadOnly) });
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

  const country = countryOfEntry(state, plans);
  const countryName = country && new Intl.DisplayNames(intl.locale, { type: 'region' }).of(country);
  const note =
    countryName &&
    intl.formatMessage(
      {
        defaultMessage: 'Number of {country}',
        description: 'Under a phone number box; the country that the number belongs to',
      },
      { country: countryName },
    );
  const lastAnnounced = useRef(note);
  useEffect(() => {
    if (note && lastAnnounced.current !== note && document.activeElement === control.current) announce(note);
    if (note) lastAnnounced.current = note;
  }, [note]);

  const options = useMemo(
    () => (hasCountryList ? listCallingCodes(plans, intl.locale) : []),
    [hasCountryList, plans, intl.locale],
  );
  const box = (
    <Field
      component="fields/PhoneField"
      {...props}
      {...{ control, label, isDisabled, isReadOnly, note }}
      submitted={current}
      description={
        description ?? intl.formatMessage(hasCountryList ? messages.phoneListHint : messages.phoneHint)
      }
    >
      {(field) => (
        <input
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          {...field}
          value={text}
          // Phone numbers read from left to right in every script.
          dir="ltr"
          className={`${frame.width.medium} ${frame.figures}`}
          onChange={(event) => {
            setUsed(true);
            update({ type: 'entered', text: event.target.value });
          }}
          onFocus={(event) => {
            setUsed(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            update({ type: 'left' });
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
  if (!hasCountryList) return box;
  return (
    <div className={styles.fields}>
      <SelectField
        label={intl.formatMessage(
          {
            defaultMessage: '{label}: country',
            description: 'Label of the list of countries before a phone number box; label is that of the box',
          },
          { label },
        )}
        isRequired
        width="medium"
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        options={options}
        value={chosen}
        onChange={(next) => update({ type: 'countryChosen', country: next })}
      />
      {box}
    </div>
  );
}

function listCallingCodes(numbers: PhoneNumbers | null, locale: string): SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = numbers?.countries() ?? [{ country: homeCountry, callingCode: '1' }];
  return countries
    .map(({ country, callingCode }) => ({
      value: country,
      label: `${names.of(country)} (+${callingCode})`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}
