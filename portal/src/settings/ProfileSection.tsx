import {
  Button,
  DescriptionList,
  EditIcon,
  focusReplacement,
  Loading,
  lazyPart,
  type OptionalDescription,
  SectionCard,
} from '@institute/design-system';
import { hasDraft } from '@institute/design-system/app';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { draftOwner } from '../draft-owner.ts';
import type { SectionFormProps } from './section-form.tsx';

const load = () => import('./forms.ts');
/** The form will soon be needed. */
const near = () => void load().catch(() => undefined);
const forms = {
  PersonalForm: lazyPart(async () => (await load()).PersonalForm),
  ContactForm: lazyPart(async () => (await load()).ContactForm),
  AddressForm: lazyPart(async () => (await load()).AddressForm),
  BackgroundForm: lazyPart(async () => (await load()).BackgroundForm),
  LanguageForm: lazyPart(async () => (await load()).LanguageForm),
} satisfies Record<string, ComponentType<SectionFormProps>>;

interface ProfileSectionProps extends Pick<SectionFormProps, 'student' | 'draft'> {
  title: ReactNode;
  lead: ReactNode;
  /** A fragment that links can point to, which opens the form. */
  id?: string;
  /** What is saved. */
  answers: readonly OptionalDescription[];
  /** For changing it. */
  form: keyof typeof forms;
}

/**
 * A part of the profile: what is saved, and its form on demand. The form is there from the start if something that was
 * typed into it isn't saved yet.
 */
export function ProfileSection({ student, title, lead, id, draft, answers, form }: ProfileSectionProps) {
  const [isEditing, setIsEditing] = useState(
    () => (id !== undefined && location.hash === `#${id}`) || hasDraft(draftOwner(), draft),
  );
  const section = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  const [isChanged, setIsChanged] = useState(false);
  const show = (edited: boolean) => {
    setIsEditing(edited);
    setIsChanged(true);
  };
  const focus = isChanged && <FirstControl of={section} />;
  const Form = forms[form];
  return (
    <div ref={section}>
      <SectionCard
        {...(id && { id })}
        title={title}
        lead={lead}
        actions={
          !isEditing && (
            <Button
              variant="quiet"
              icon={<EditIcon size="s" />}
              onPointerEnter={near}
              onFocus={near}
              onPress={() => show(true)}
            >
              <FormattedMessage
                defaultMessage="Edit<hidden>: {section}</hidden>"
                description="Button that opens the form of a part of the profile; only “Edit” is shown, and has to come first"
                values={{ section: title }}
              />
            </Button>
          )
        }
      >
        {isEditing ? (
          <Suspense fallback={<Loading blocks={1} />}>
            <Form {...{ student, draft }} section={title} onClose={() => show(false)} />
            {focus}
          </Suspense>
        ) : (
          <>
            <DescriptionList items={answers} />
            {focus}
          </>
        )}
      </SectionCard>
    </div>
  );
}

/** What can take the focus; of radio buttons, the chosen one. */
const control = 'input:not([type="hidden"], [type="radio"]:not(:checked)), select, button';

/** Focuses the first control of a section in place of the pressed button, once what is beside this is there. */
function FirstControl({ of: section }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    focusReplacement(section.current!.querySelector<HTMLElement>(control));
  }, [section]);
  return null;
}
