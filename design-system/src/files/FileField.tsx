import { formatFileSize } from '@institute/values/formats/file-size';
import { acceptedFiles, fileTypeNames } from '@institute/values/formats/file-types';
import { fileSize, fileType, limitReached } from '@institute/values/rules/files';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { Button, buttonClass } from '../actions/Button.tsx';
import { announce } from '../aria/announcement.ts';
import { useContentUrl } from '../data/ContentUrlProvider.tsx';
import * as bars from '../data/Progress.css.ts';
import { useEarlyInput } from '../fields/early-input.ts';
import { Field, NoteError } from '../fields/Field.tsx';
import type { FieldError } from '../fields/field-error.ts';
import { type FieldProps, useFormReset } from '../fields/field-ids.ts';
import { useFieldValue } from '../fields/field-value.ts';
import { fieldErrorText, useFieldErrorText } from '../fields/rule-messages.ts';
import { Drawing } from '../icons/Drawing.tsx';
import { File as FileIcon } from '../icons/drawings.gen.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';
import { isServerError } from '../intl/error-messages.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { DropZone } from './DropZone.tsx';
import * as styles from './FileField.css.ts';
import { messages, phrases } from './messages.ts';
import { type Upload, useUpload } from './upload.ts';

export interface FileFieldProps
  extends FieldProps,
    Pick<ComponentPropsWithRef<'input'>, 'onBlur' | 'onFocus' | 'capture'> {
  /** Uploads the file as soon as it is selected. */
  upload: Upload;
  /** Accepted MIME types. Others are refused before the upload. */
  accept: readonly string[];
  /** The maximum size in bytes, 10 MB by default. */
  maxSize?: number;
  /** The file's stored name; empty if there is none. */
  value?: string;
  defaultValue?: string;
  /** Called when the file is stored, and with an empty name when it is removed. */
  onChange?: (fileName: string) => void;
  /** The URL of a stored picture; `ContentUrlProvider` signs it. */
  previewUrl?: (fileName: string) => string | undefined;
  /** The display name of a stored file, if its stored name means nothing to users. */
  fileLabel?: (fileName: string) => string;
  /** Checks or converts a file before the upload. Return null to cancel. */
  prepare?: (file: File) => Promise<File | null>;
  ref?: Ref<HTMLInputElement>;
}

/** A file uploaded from this page, with its preview. */
interface Sent {
  fileName: string;
  label: string;
  size: number;
  url: string | null;
}

/** An upload that is announced, and keeps the form invalid until it is done. */
function useAnnouncedUpload(
  control: RefObject<HTMLInputElement | null>,
  upload: Upload,
  onSent: (fileName: string, file: File) => void,
) {
  const intl = useIntl();
  const quarter = useRef(0);
  const { stage, isPreparing, send, cancel } = useUpload(upload, {
    onStart(file) {
      quarter.current = 0;
      announce(intl.formatMessage(phrases.sending, { name: file.name }));
    },
    onProgress: (fraction) => {
      const reached = Math.floor(fraction * 4);
      if (reached <= quarter.current || reached >= 4) return;
      quarter.current = reached;
      announce(
        intl.formatMessage(phrases.sent, { percent: intl.formatNumber(reached / 4, { style: 'percent' }) }),
      );
    },
    onSent: (fileName, file) => {
      announce(intl.formatMessage(phrases.stored, { name: file.name }));
      onSent(fileName, file);
    },
  });
  const failure = stage.kind === 'failed' ? stage.error : null;
  useEffect(() => {
    if (failure) announce(intl.formatMessage(messages.failed));
  }, [failure, intl]);
  const waiting =
    stage.kind === 'sending' || isPreparing
      ? intl.formatMessage(messages.wait)
      : stage.kind === 'failed'
        ? intl.formatMessage(messages.failed)
        : '';
  useLayoutEffect(() => control.current?.setCustomValidity(waiting), [control, waiting]);
  return { stage, cancel, send };
}

interface FileOptions
  extends Pick<FileFieldProps, 'value' | 'defaultValue' | 'onChange' | 'upload' | 'accept' | 'prepare'> {
  maxSize: number;
  isLocked: boolean;
}

/** The file of a field: the stored one, the one that is being uploaded, or why one was refused. */
function useFile(
  control: RefObject<HTMLInputElement | null>,
  { value, defaultValue = '', onChange, upload, accept, maxSize, prepare, isLocked }: FileOptions,
) {
  const intl = useIntl();
  const [current, change] = useFieldValue(control, { value, defaultValue, onChange });
  const [sentFile, setSentFile] = useState<Sent | null>(null);
  const [refusal, setRefusal] = useState('');
  const { stage, send, cancel } = useAnnouncedUpload(control, upload, (fileName, file) => {
    const url = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
    setSentFile({ fileName, label: file.name, size: file.size, url });
    change(fileName);
  });
  useFormReset(control, () => {
    cancel();
    setRefusal('');
  });
  useEffect(() => () => void (sentFile?.url && URL.revokeObjectURL(sentFile.url)), [sentFile]);

  const refuse = (text: string) => {
    setRefusal(text);
    announce(text);
  };
  const take = async (files: FileList | null) => {
    const [file] = files ?? [];
    // A surrounding fieldset may be disabled as well.
    if (!file || isLocked || control.current?.matches(':disabled')) return;
    const violation = limitReached(1)([...files!]) ?? fileType(accept)(file) ?? fileSize(maxSize)(file);
    if (violation) {
      return refuse(
        violation.rule === 'required' ? intl.formatMessage(messages.empty) : fieldErrorText(intl, violation),
      );
    }
    setRefusal('');
    // Where a dialog restores the focus, however the file was added.
    control.current?.focus();
    await send(file, prepare);
  };
  useEarlyInput(control, (input) => {
    take(input.files);
    input.value = '';
  });

  const remove = (name: string) => {
    // Restores the field's previous state if nothing else was stored yet.
    control.current?.focus();
    if (stage.kind !== 'none') {
      cancel();
      announce(intl.formatMessage(messages.cancelled));
      return;
    }
    announce(intl.formatMessage(phrases.removed, { name }));
    setSentFile(null);
    change('');
  };
  return {
    current,
    sent: sentFile?.fileName === current ? sentFile : null,
    refusal,
    stage,
    take,
    send,
    remove,
  };
}

/** A single file: selected, dropped or pasted, and uploaded right away. Its value is the stored file's name. */
export function FileField({
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  upload,
  accept,
  maxSize = 10 * 1024 * 1024,
  value,
  defaultValue,
  onChange,
  previewUrl,
  fileLabel = (fileName) => fileName,
  prepare,
  ...props
}: FileFieldProps) {
  const intl = useIntl();
  const control = useRef<HTMLInputElement>(null);
  const isLocked = isDisabled || isReadOnly;
  const uploading = { upload, accept, maxSize, prepare };
  const file = useFile(control, { value, defaultValue, onChange, isLocked, ...uploading });
  const { current, refusal, stage, take } = file;
  const hasFile = stage.kind !== 'none' || current !== '';

  return (
    <Field
      component="files/FileField"
      {...props}
      {...{ control, errorMessage, isRequired, isDisabled, isReadOnly }}
      isInvalid={refusal !== ''}
      // The input has no name: where no file was chosen, it would post an empty one in place of the stored.
      submitted={current}
      description={<FileHint {...{ description, accept, maxSize }} />}
      note={refusal && <NoteError>{refusal}</NoteError>}
    >
      {({ readOnly: _, ...field }, ids) => (
        <DropZone isLocked={isLocked} isInvalid={Boolean(field['aria-invalid'])} onFiles={take}>
          {hasFile && (
            <FileLine
              file={file}
              label={fileLabel(current)}
              previewUrl={current && previewUrl?.(current)}
              isLocked={isLocked}
            />
          )}
          <div className={isReadOnly ? styles.chosen : styles.choose}>
            <input
              {...field}
              aria-labelledby={`${ids.labelId} ${ids.id}-choose`}
              type="file"
              accept={acceptedFiles(accept)}
              // The input is always empty, because the value is the stored file's name.
              required={field.required && !hasFile}
              disabled={isLocked}
              className={styles.control}
              onChange={(event) => {
                take(event.target.files);
                // Allows selecting the same file again.
                event.target.value = '';
              }}
            />
            {!isReadOnly && (
              <label
                id={`${ids.id}-choose`}
                htmlFor={ids.id}
                className={`${buttonClass('secondary', 'm')} ${styles.chooseButton}`}
              >
                {intl.formatMessage(hasFile ? messages.chooseAnother : messages.choose)}
              </label>
            )}
            {!isLocked && <span className={styles.byHand}>{intl.formatMessage(messages.dropOrPaste)}</span>}
          </div>
        </DropZone>
      )}
    </Field>
  );
}

function FileHint({
  description,
  accept,
  maxSize,
}: Required<Pick<FileFieldProps, 'accept' | 'maxSize'>> & { description: ReactNode }) {
  const intl = useIntl();
  const types = fileTypeNames(accept, intl.locale);
  const size = formatFileSize(maxSize, intl.locale);
  return (
    <>
      {description && <div>{description}</div>}
      <OwnText>{intl.formatMessage(phrases.limits, { types, size })}</OwnText>
    </>
  );
}

interface FileLineProps {
  file: ReturnType<typeof useFile>;
  /** Of a file that was stored before. */
  label: string;
  previewUrl: string | undefined;
  isLocked: boolean;
}

/** The file with its preview, its progress and its buttons. */
function FileLine({ file: { stage, sent, send, remove }, label, previewUrl, isLocked }: FileLineProps) {
  const intl = useIntl();
  const contentUrl = useContentUrl();
  const end = useRef<HTMLButtonElement>(null);
  const name = stage.kind === 'none' ? (sent?.label ?? label) : stage.file.name;
  const url = stage.kind === 'none' ? (sent?.url ?? (previewUrl && contentUrl(previewUrl))) : null;
  return (
    <div className={styles.file}>
      <div className={styles.preview}>
        {url ? (
          <img src={url} alt="" className={styles.picture} />
        ) : (
          <Drawing of={FileIcon} className={styles.fileIcon} />
        )}
      </div>
      <div className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <Progress stage={stage} size={sent?.size} />
      </div>
      {!isLocked && (
        <div className={styles.actions}>
          {/* Sending it again can't help if the server found something in it. */}
          {stage.kind === 'failed' && !fieldErrorOf(stage.error) && (
            <Button
              variant="secondary"
              onPress={() => {
                // This button is removed; the cancel button stays.
                end.current?.focus();
                send(stage.file, stage.prepare);
              }}
            >
              {intl.formatMessage(messages.retry)}
            </Button>
          )}
          {/* One button in all states, so that it keeps the focus when the upload ends. */}
          <Button
            ref={end}
            variant="quiet"
            aria-label={stage.kind === 'sending' ? undefined : intl.formatMessage(phrases.remove, { name })}
            onPress={() => remove(name)}
          >
            {intl.formatMessage(stage.kind === 'sending' ? messages.cancel : messages.removeShort)}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ProgressProps {
  stage: ReturnType<typeof useUpload>['stage'];
  size: number | undefined;
}

function Progress({ stage, size }: ProgressProps) {
  const intl = useIntl();
  const fieldErrorText = useFieldErrorText();
  const describeError = useDescribeError();
  if (stage.kind === 'none') {
    return size !== undefined && <span className={styles.detail}>{formatFileSize(size, intl.locale)}</span>;
  }
  if (stage.kind === 'failed') {
    const refused = fieldErrorOf(stage.error);
    const text = () =>
      isServerError(stage.error) ? describeError(stage.error) : intl.formatMessage(messages.failed);
    return <NoteError>{refused ? fieldErrorText(refused) : text()}</NoteError>;
  }
  const percent = intl.formatMessage(phrases.sent, {
    percent: intl.formatNumber(stage.fraction, { style: 'percent' }),
  });
  return (
    <>
      <progress
        data-uploading
        className={bars.tone.brand}
        value={stage.fraction}
        max={1}
        aria-label={intl.formatMessage(phrases.sending, { name: stage.file.name })}
      />
      <span className={styles.detail}>{percent}</span>
    </>
  );
}

/** The server's error about the file itself. */
function fieldErrorOf(error: unknown): FieldError | undefined {
  return ((error ?? {}) as { errors?: readonly FieldError[] }).errors?.[0];
}
