import {
  Button,
  type Description,
  DescriptionList,
  EditIcon,
  SectionCard,
  VisuallyHidden,
} from '@institute/design-system';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { draftStore } from '../draft-store.ts';
import type { SectionFormProps } from './section-form.tsx';

interface ProfileSectionProps extends Pick<SectionFormProps, 'student' | 'draft'> {
  title: ReactNode;
  lead: ReactNode;
  /** A fragment that links can point to, which opens the form. */
  id?: string;
  /** What is saved. */
  answers: readonly Description[];
  /** For changing it. */
  form: ComponentType<SectionFormProps>;
}

/**
 * A part of the profile: what is saved, and its form on demand. The form is there from the start if something that was
 * typed into it isn't saved yet.
 */
export function ProfileSection({
  student,
  title,
  lead,
  id,
  draft,
  answers,
  form: SectionForm,
}: ProfileSectionProps) {
  const [isEditing, setIsEditing] = useState(
    () => (id !== undefined && location.hash === `#${id}`) || draftStore().read(draft) !== null,
  );
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(isEditing);
  useEffect(() => {
    if (shown.current === isEditing) return;
    shown.current = isEditing;
    // The pressed button is gone.
    section.current!.querySelector<HTMLElement>('input:not([type="hidden"]), select, button')!.focus();
  }, [isEditing]);
  return (
    <div ref={section}>
      <SectionCard
        {...(id && { id })}
        title={title}
        lead={lead}
        actions={
          !isEditing && (
            <Button variant="quiet" icon={<EditIcon size="s" />} onPress={() => setIsEditing(true)}>
              <FormattedMessage
                defaultMessage="Edit<hidden>: {section}</hidden>"
                description="Button that opens the form of a part of the profile; only “Edit” is shown, and has to come first"
                values={{ section: title, hidden: (rest) => <VisuallyHidden>{rest}</VisuallyHidden> }}
              />
            </Button>
          )
        }
      >
        {isEditing ? (
          <SectionForm {...{ student, draft }} section={title} onClose={() => setIsEditing(false)} />
        ) : (
          <DescriptionList items={answers} />
        )}
      </SectionCard>
    </div>
  );
}
