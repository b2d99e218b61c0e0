import { DescriptionList, lazyPart, type OptionalDescription } from '@institute/design-system';
import { EditableSection, type EditableSectionProps } from '@institute/design-system/forms';
import type { ComponentType } from 'react';
import type { SectionFormProps } from './section-form.tsx';

const load = () => import('./profile-forms.tsx');
/** The form will soon be needed. */
const near = () => void load().catch(() => undefined);
const forms = {
  PersonalForm: lazyPart(async () => (await load()).PersonalForm),
  ContactForm: lazyPart(async () => (await load()).ContactForm),
  AddressForm: lazyPart(async () => (await load()).AddressForm),
  BackgroundForm: lazyPart(async () => (await load()).BackgroundForm),
  LanguageForm: lazyPart(async () => (await load()).LanguageForm),
} satisfies Record<string, ComponentType<SectionFormProps>>;

interface ProfileSectionProps
  extends Pick<SectionFormProps, 'student' | 'draft'>,
    Pick<EditableSectionProps, 'title' | 'lead' | 'id'> {
  /** What is saved. */
  answers: readonly OptionalDescription[];
  /** For changing it. */
  form: keyof typeof forms;
}

export function ProfileSection({ student, draft, answers, form, ...section }: ProfileSectionProps) {
  const Form = forms[form];
  return (
    <EditableSection
      {...section}
      draft={draft}
      onNear={near}
      form={(onClose) => <Form {...{ student, draft, onClose }} />}
    >
      <DescriptionList items={answers} />
    </EditableSection>
  );
}
