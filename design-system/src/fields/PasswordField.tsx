import { passwordCap } from '@institute/values/rules/text';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { Eye, EyeOff } from '../icons/drawings.gen.ts';
import { join } from '../theme/parts.ts';
import type { FieldBinding } from './binding.ts';
import { CharactersLeft, characterCount, textToCount } from './character-count.tsx';
import * as frame from './Field.css.ts';
import { Field } from './Field.tsx';
import type { ControlProps, StyledFieldProps } from './field-ids.ts';
import { labelInSentence } from './label-text.ts';
import { useTextValue } from './text-value.ts';

const toggleMessages: Record<'show' | 'hide', MessageDescriptor> = defineMessages({
  show: {
    id: 'password.show',
    defaultMessage: 'Show {field}',
    description:
      'Button inside a password box; field is its label with a small first letter, such as “new password”',
  },
  hide: {
    id: 'password.hide',
    defaultMessage: 'Hide {field}',
    description:
      'Button inside a password box; field is its label with a small first letter, such as “new password”',
  },
});

const messages = defineMessages({
  passwordShown: {
    id: 'password.shown',
    defaultMessage: 'Your password is visible',
    description: 'Said by screen readers after the password was made visible',
  },
  passwordHidden: {
    id: 'password.hidden',
    defaultMessage: 'Your password is hidden',
    description: 'Said by screen readers after the password was hidden',
  },
});

export interface PasswordFieldProps extends StyledFieldProps, ControlProps<'input'> {
  /** Tells password managers whether to fill in the current password or generate a new one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Lists the requirements of a new password, checked off while typing: `PasswordRules`. */
  ruleList?: ComponentType<{ text: string }> | undefined;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** Whether the password is visible. Submitted, it must not stay visible or enter the browser's form history. */
function useShownUntilSubmit(control: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const hide = (event: Event) => {
      if (event.target === control.current?.form) setShown(false);
    };
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, [control]);
  return [isShown, setShown] as const;
}

/** A password, hidden until the user shows it, and hidden again on submit. */
export function PasswordField({
  isRequired = true,
  autoComplete = 'current-password',
  ruleList: Rules,
  value,
  defaultValue,
  onChange,
  ...props
}: PasswordFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useShownUntilSubmit(control);
  const { text, attributes } = useTextValue(
    control,
    { value, defaultValue, onChange },
    Rules ? undefined : textToCount(passwordCap),
  );
  const { count, isNear, isOver } = characterCount(text, passwordCap);
  // So that the buttons of several password boxes have different names.
  const field = labelInSentence(props.label, intl.locale);
  const hasNote = isNear || Rules;

  return (
    <Field
      component="fields/PasswordField"
      {...props}
      {...{ control, isRequired }}
      isInvalid={isOver}
      note={
        hasNote && (
          <>
            {Rules && <Rules text={text} />}
            {isNear && <CharactersLeft count={count} max={passwordCap} />}
          </>
        )
      }
    >
      {(box) => (
        <div className={frame.box}>
          <input
            {...box}
            {...attributes}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={join(frame.width.full, frame.withEnd, box.className)}
          />
          <div className={frame.end}>
            <button
              type="button"
              className={frame.endButton}
              aria-label={intl.formatMessage(toggleMessages[isShown ? 'hide' : 'show'], { field })}
              aria-controls={box.id}
              disabled={box.disabled}
              onClick={() => {
                setShown(!isShown);
                announce(intl.formatMessage(isShown ? messages.passwordHidden : messages.passwordShown));
              }}
            >
              {isShown ? (
                <Drawing of={EyeOff} className={frame.endIcon} />
              ) : (
                <Drawing of={Eye} className={frame.endIcon} />
              )}
            </button>
          </div>
        </div>
      )}
    </Field>
  );
}

PasswordField.binding = { keepsText: true } satisfies FieldBinding;
