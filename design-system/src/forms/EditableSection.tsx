import {
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { firstControl, focusReplacement, focusSubstitute } from '../aria/focus.ts';
import { Loading } from '../feedback/Loading.tsx';
import { SectionCard, type SectionCardProps } from '../layout/SectionCard.tsx';
import { type FormParts, SectionFormsContext } from './contexts.ts';
import { DraftsContext } from './drafts-context.ts';
import { SectionTitleContext } from './section-title.ts';

export interface EditableSectionProps extends Pick<SectionCardProps, 'lead' | 'level'> {
  /** It also tells the buttons of a page apart. */
  title: ReactNode;
  /** A fragment that links can point to, which opens the form. */
  id?: string | undefined;
  /** The name of the form's draft. It is open from the start if something that was typed isn't saved yet. */
  draft?: string;
  /** The user may press the button next: loads the form's code. */
  onNear?: () => void;
  /** The form, with `SaveButtons` whose `onCancel` is `close`. What it saves closes it too. */
  form: (close: () => void) => ReactNode;
  /** What is saved, in the place of the form. */
  children?: ReactNode;
}

/** Whether closing a form would lose something: a change, what is being sent, or a file on its way. */
const isUnsaved = ({ values, store, fields }: FormParts): boolean =>
  !values.isPristine || store.isSubmitting || fields.controlErrors().size > 0;

/** Closes those of a page in which nothing was changed. */
const closers = new Set<() => void>();

/** Whether the form of a section is open. */
function useOpenForm({ id, draft }: Pick<EditableSectionProps, 'id' | 'draft'>) {
  const drafts = useContext(DraftsContext);
  const [isRestored] = useState(() => !!draft && !!drafts?.store.read(draft));
  const [isOpen, setIsOpen] = useState(isRestored);
  const isTyped = useRef(isRestored);
  const [forms] = useState(() => new Set<FormParts>());
  // The pressed button is gone.
  const [isPressed, setIsPressed] = useState(false);
  const show = (open: boolean) => {
    if (open) for (const close of closers) close();
    isTyped.current = false;
    setIsOpen(open);
    setIsPressed(true);
  };
  const openIfTarget = useEffectEvent(() => {
    if (id && location.hash === `#${id}` && !isOpen) show(true);
  });
  useLayoutEffect(() => {
    openIfTarget();
    const onHashChange = () => openIfTarget();
    addEventListener('hashchange', onHashChange);
    const close = () => {
      // Not every change is typed: options are chosen, rows removed, files dropped.
      if (isTyped.current || [...forms].some(isUnsaved)) return;
      setIsOpen(false);
      setIsPressed(false);
    };
    closers.add(close);
    return () => {
      removeEventListener('hashchange', onHashChange);
      closers.delete(close);
    };
  }, [forms]);
  const onInput = () => {
    isTyped.current = true;
  };
  return { isOpen, isPressed, forms, show, onInput };
}

/**
 * A section in a `Card` of `rows`: what is saved, and its form on demand, in its place. Opening one closes the
 * others, except those in which something was changed.
 */
export function EditableSection({
  title,
  id,
  draft,
  onNear,
  form,
  children,
  ...section
}: EditableSectionProps) {
  const { isOpen, isPressed, forms, show, onInput } = useOpenForm({ id, draft });
  const content = useRef<HTMLDivElement>(null);
  const focus = isPressed && <FirstControl of={content} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches what happens inside
    <div
      ref={content}
      onInput={onInput}
      // Reached by a link, which leads on to the form.
      onFocus={({ target }) => {
        if (!id || target.id !== id) return;
        focusSubstitute(target);
        focusFirst(target);
      }}
    >
      <SectionCard
        {...section}
        isInCard
        {...(id && { id })}
        title={title}
        actions={
          !isOpen && (
            <Button variant="quiet" onPointerEnter={onNear} onFocus={onNear} onPress={() => show(true)}>
              <FormattedMessage
                id="section.change"
                defaultMessage="Change<hidden>: {section}</hidden>"
                description="Button that opens the form of a section; only “Change” is shown, and has to come first"
                values={{ section: title }}
              />
            </Button>
          )
        }
      >
        {isOpen ? (
          <Suspense fallback={<Loading blocks={1} />}>
            <SectionFormsContext value={forms}>
              <SectionTitleContext value={title}>{form(() => show(false))}</SectionTitleContext>
            </SectionFormsContext>
            {focus}
          </Suspense>
        ) : (
          <>
            {children}
            {focus}
          </>
        )}
      </SectionCard>
    </div>
  );
}

const focusFirst = (section: HTMLElement) => focusReplacement(firstControl(section));

/** Focuses the first control of a section in place of the pressed button, once what is beside this is there. */
function FirstControl({ of: section }: { of: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    focusFirst(section.current!);
  }, [section]);
  return null;
}
