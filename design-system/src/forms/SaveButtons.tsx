import { type ReactNode, useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { CancelText, SaveText } from './button-texts.tsx';
import { useFormParts } from './contexts.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { SectionTitleContext } from './section-title.ts';

export interface SaveButtonsProps {
  /** The label of the button that submits. "Save" by default. */
  children?: ReactNode;
  /** Adds a button "Cancel", which takes back what was typed before it calls this. */
  onCancel?: (() => void) | undefined;
  /** Another button between the two. */
  before?: ReactNode;
}

/**
 * "Cancel" and "Save", in place of a form's `SubmitButton`. In an `EditableSection`, both also name the section for
 * screen readers, to tell the buttons of a page apart.
 */
export function SaveButtons({ children, onCancel, before }: SaveButtonsProps) {
  const { store, reset } = useFormParts();
  const isSubmitting = useOwnStore(store.subscribe, () => store.isSubmitting);
  return (
    <SubmitButton
      before={
        <>
          {onCancel && (
            <Button
              variant="secondary"
              isDisabled={isSubmitting}
              onPress={() => {
                reset();
                onCancel();
              }}
            >
              <CancelText />
              <OfSection />
            </Button>
          )}
          {before}
        </>
      }
    >
      {children ?? (
        <>
          <SaveText />
          <OfSection />
        </>
      )}
    </SubmitButton>
  );
}

function OfSection() {
  const section = useContext(SectionTitleContext);
  return section ? (
    <FormattedMessage
      id="section.button"
      defaultMessage="<hidden>: {section}</hidden>"
      description="Read after the name of a button, “Save” or “Cancel”: the section whose form it is in"
      values={{ section }}
    />
  ) : null;
}
