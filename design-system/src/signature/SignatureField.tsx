import { signed } from '@institute/values/rules/signature';
import { type Ref, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { lazyPart } from '../feedback/lazy-part.tsx';
import type { FieldBinding } from '../fields/binding.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import * as frame from '../fields/Field.css.ts';
import {
  type FieldIds,
  type FieldProps,
  useFieldIds,
  useFormReset,
  useRenderAfterReset,
} from '../fields/field-ids.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { fieldErrorText } from '../fields/rule-messages.ts';
import type { FileFieldProps } from '../files/FileField.tsx';
import { SegmentedControl } from '../navigation/SegmentedControl.tsx';
import * as styles from './SignatureField.css.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { messages } from './signature-messages.ts';
import { pictureOf, type Strokes } from './signature-strokes.ts';

// Few have a picture of their signature.
const FileField = lazyPart<FileFieldProps>(async () => (await import('../files/FileField.tsx')).FileField);

export type SignatureType = 'TYPED' | 'DRAWN' | 'UPLOADED';

export interface Signature {
  type: SignatureType;
  /** The typed name, or a picture as a data URL (PNG if drawn, JPEG if uploaded). Empty until signed. */
  value: string;
  /** The signer's name. */
  name: string;
  /** The consent text that was agreed to. */
  statement: string;
  /** When, as an RFC 3339 instant. Empty until signed. */
  signedAt: string;
}

export interface SignatureFieldProps extends FieldProps, GroupEvents {
  /** The consent text, shown above the signature and stored with it. */
  statement: string;
  /** The equivalent ways to sign. */
  types?: readonly SignatureType[];
  value?: Signature;
  defaultValue?: Signature;
  onChange?: (value: Signature) => void;
  ref?: Ref<HTMLFieldSetElement>;
}

const allTypes: readonly SignatureType[] = ['TYPED', 'DRAWN', 'UPLOADED'];
const submittedParts = ['type', 'value', 'name', 'statement', 'signedAt'] as const;
/** The value without an answer. */
export const unsigned: Signature = { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' };
const whole = { x: 0, y: 0, width: 100, height: 100 };

/** A picture of at most 800 pixels, as a data URL. */
async function dataUrlOf(file: File): Promise<string> {
  // Most sign otherwise.
  const { cropPicture } = await import('../files/crop.ts');
  const small = await cropPicture(file, whole, 800);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(small);
  });
}

/** The signature, and the pictures of the ways that were tried. */
function useSignature(
  group: RefObject<HTMLFieldSetElement | null>,
  {
    statement,
    value,
    defaultValue = unsigned,
    onChange,
  }: Pick<SignatureFieldProps, 'statement' | 'value' | 'defaultValue' | 'onChange'>,
) {
  const [followed, setFollowed] = useState(defaultValue);
  const signature = value ?? followed;
  // A drawn or uploaded signature is still there after trying another way.
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [hasPaper, setPaper] = useState(false);
  const pictures = useRef<Partial<Record<SignatureType, string>>>({});
  useFormReset(group, () => {
    setStrokes([]);
    setPaper(false);
    pictures.current = {};
    setFollowed(defaultValue);
  });
  useRenderAfterReset(group);

  const latest = useRef(signature);
  useEffect(() => {
    latest.current = signature;
  });
  const become = (change: Partial<Signature>) => {
    const keptPictures = pictures.current;
    const before = latest.current;
    if (before.type !== 'TYPED') keptPictures[before.type] ??= before.value;
    const next = { ...before, ...change, statement };
    next.value = next.type === 'TYPED' ? next.name : (keptPictures[next.type] ?? '');
    next.signedAt = next.value.trim() && next.name.trim() ? new Date().toISOString() : '';
    latest.current = next;
    if (value === undefined) setFollowed(next);
    onChange?.(next);
  };
  const keep = (of: SignatureType, picture: string) => {
    pictures.current[of] = picture;
    become({});
  };
  const draw = async (drawn: Strokes) => {
    setStrokes(drawn);
    setPaper(true);
    const { current } = pictures;
    const picture = await pictureOf(drawn);
    // Unless the form was reset.
    if (current === pictures.current) keep('DRAWN', picture);
  };
  return { signature, become, keep, draw, strokes, hasPaper };
}

/** A signature: typed, drawn or uploaded, with the signer's name. It doesn't require a pointer. */
export function SignatureField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  name: fieldName,
  form,
  statement,
  types = allTypes,
  value,
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  ref,
}: SignatureFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const ids = useFieldIds({ id, description, errorMessage });
  const isLocked = isDisabled || isReadOnly;
  const state = useSignature(group, { statement, value, defaultValue, onChange });
  const { signature, become, keep } = state;
  const { type } = signature;
  // A picture from the value, not drawn on this pad.
  const isFromBefore = type === 'DRAWN' && signature.value !== '' && !state.hasPaper;

  return (
    <Group
      component="signature/SignatureField"
      {...{ ids, group, ref, label, description, errorMessage, isRequired, isDisabled, isReadOnly }}
      {...{ form, onBlur, onFocus }}
    >
      <div className={styles.parts}>
        <p id={`${ids.id}-statement`} className={styles.statement}>
          {statement}
        </p>
        <SignerName
          {...{ ids, form, isRequired, isReadOnly, signature }}
          onChange={(name) => become({ name })}
        />
        {!isLocked && types.length > 1 && (
          <MethodControl type={type} types={types} onChange={(next) => become({ type: next })} />
        )}
        {type === 'TYPED' && <TypedSignature name={signature.name} />}
        {type === 'DRAWN' && (isFromBefore || isLocked) && (
          <DrawnSignature
            picture={signature.value}
            onErase={isLocked ? undefined : () => keep('DRAWN', '')}
          />
        )}
        {type === 'DRAWN' && !isFromBefore && !isLocked && (
          <SignaturePad strokes={state.strokes} onChange={state.draw} />
        )}
        {type === 'UPLOADED' && (
          <UploadedSignature
            {...{ isRequired, isDisabled, isReadOnly }}
            picture={signature.value}
            onChange={(picture) => keep('UPLOADED', picture)}
          />
        )}
      </div>
      {fieldName &&
        submittedParts.map((part) => (
          <input
            key={part}
            type="hidden"
            name={`${fieldName}.${part}`}
            form={form}
            value={signature[part]}
            disabled={isDisabled}
          />
        ))}
    </Group>
  );
}

interface SignerNameProps {
  ids: FieldIds;
  form: string | undefined;
  isRequired: boolean;
  isReadOnly: boolean;
  signature: Signature;
  onChange: (name: string) => void;
}

/** A native form validates its controls, so this one also reports a signature that is not drawn yet. */
function SignerName({ ids, form, isRequired, isReadOnly, signature, onChange }: SignerNameProps) {
  const intl = useIntl();
  const { name } = signature;
  const nameBox = useRef<HTMLInputElement>(null);
  useEarlyInput(nameBox, (box) => {
    if (box.value !== name) onChange(box.value);
  });
  const violation = isRequired && name.trim() !== '' ? signed()(signature) : null;
  const missing = violation ? fieldErrorText(intl, violation) : '';
  useLayoutEffect(() => nameBox.current?.setCustomValidity(missing), [missing]);
  const hasError = ids.control['aria-invalid'];
  return (
    <div className={styles.part}>
      <label htmlFor={`${ids.id}-name`} className={frame.label}>
        {intl.formatMessage(messages.name)}
      </label>
      <input
        ref={nameBox}
        id={`${ids.id}-name`}
        type="text"
        autoComplete="name"
        spellCheck={false}
        form={form}
        aria-invalid={hasError && (name.trim() === '' || signature.type === 'TYPED')}
        // The consent text is read with the signature.
        aria-describedby={`${ids.id}-statement${hasError ? ` ${ids.errorId}` : ''}`}
        required={useNativeRequired(isRequired)}
        aria-required={isRequired || undefined}
        readOnly={isReadOnly}
        className={frame.width.full}
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface MethodControlProps {
  type: SignatureType;
  types: readonly SignatureType[];
  onChange: (type: SignatureType) => void;
}

function MethodControl({ type, types, onChange }: MethodControlProps) {
  const intl = useIntl();
  const labels: Record<SignatureType, string> = {
    TYPED: intl.formatMessage(messages.type),
    DRAWN: intl.formatMessage(messages.draw),
    UPLOADED: intl.formatMessage(messages.upload),
  };
  return (
    <SegmentedControl
      label={intl.formatMessage(messages.method)}
      value={type}
      onChange={onChange}
      options={types.map((option) => ({ value: option, children: labels[option] }))}
    />
  );
}

function TypedSignature({ name }: { name: string }) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.hint}>{intl.formatMessage(messages.typeHint)}</p>
      <div aria-hidden className={styles.paper}>
        <span className={styles.typed}>{name}</span>
        <span className={styles.line} />
      </div>
    </>
  );
}

/** A signature that isn't drawn on this page. */
function DrawnSignature({ picture, onErase }: { picture: string; onErase: (() => void) | undefined }) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.paper}>
        {picture && (
          <img src={picture} alt={intl.formatMessage(messages.drawnPicture)} className={styles.picture} />
        )}
      </div>
      {onErase && (
        <Button variant="secondary" onPress={onErase}>
          {intl.formatMessage(messages.again)}
        </Button>
      )}
    </>
  );
}

interface UploadedSignatureProps {
  picture: string;
  isRequired: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  onChange: (picture: string) => void;
}

function UploadedSignature({
  picture,
  isRequired,
  isDisabled,
  isReadOnly,
  onChange,
}: UploadedSignatureProps) {
  const intl = useIntl();
  return (
    <Suspense fallback={<Loading blocks={1} />}>
      <FileField
        label={intl.formatMessage(messages.picture)}
        accept={['image/png', 'image/jpeg', 'image/webp']}
        upload={dataUrlOf}
        previewUrl={(url) => url}
        fileLabel={() => intl.formatMessage(messages.picture)}
        {...{ isRequired, isDisabled, isReadOnly, onChange }}
        value={picture}
      />
    </Suspense>
  );
}

SignatureField.binding = {
  empty: { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' },
} satisfies FieldBinding;
