import { ApiError, type Schemas } from '@institute/api-schema';
import { EnvelopeSignature as limits } from '@institute/api-schema/limits';
import {
  Card,
  CheckboxField,
  DocumentText,
  Heading,
  Link,
  type Signature,
  SignatureField,
  Stack,
  Text,
  TextField,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules, signed } from '@institute/values/rules';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { helpLink } from '../help/link.tsx';
import { DocumentFile } from './DocumentFile.tsx';
import type { EnvelopeSignature } from './queries.ts';

type Field = Schemas['EnvelopeField'];
/** By the place of their field, as its name may have periods. */
type Answers = Record<string, string | boolean>;

interface SigningFormProps {
  envelopeId: string;
  documents: readonly { id: string; title: string; html: string }[];
  language: Schemas['LanguageIso2LetterCode'];
  /** The hash of what is shown here. */
  hash: string;
  fields: readonly Field[];
  /** The consent text in the language of the documents, which may differ from the portal's. */
  statement: string;
  /** The expected signer. */
  signerName: string;
  /** Sends the signature. Its error is shown. */
  onSign: (signature: EnvelopeSignature) => Promise<unknown>;
}

const unsigned: Signature = { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' };
/** Handwritten signatures are kept only in this page's memory. */
const keepTyped = <Values extends { signature: Signature }>(values: Values): Values =>
  values.signature.type === 'TYPED' ? values : { ...values, signature: unsigned };
const id = 'signature';

interface SigningOptions extends Pick<SigningFormProps, 'envelopeId' | 'hash' | 'fields' | 'onSign'> {
  /** Whether the documents were scrolled to the end. */
  isRead: boolean;
}

/** The form of a signature. It asks again if the typed name isn't the expected one. */
function useSigningForm({ envelopeId, hash, fields, onSign, isRead }: SigningOptions) {
  const intl = useIntl();
  // The typed name that differs, so it has to be confirmed.
  const [askedName, setAskedName] = useState<string | null>(null);
  const isNameAsked = askedName !== null;
  const schema = useMemo(
    () => schemaOf(intl, fields, { isRead, isNameAsked }),
    [intl, fields, isRead, isNameAsked],
  );
  const initial = {
    hasRead: false,
    consent: false,
    fields: Object.fromEntries(
      fields.map(({ type, value }, index) => [index, type === 'CHECKBOX' ? value === 'true' : (value ?? '')]),
    ) as Answers,
    signature: unsigned,
    isNameConfirmed: false,
  };
  const form = useForm({
    // Answers were once kept by the name of their field.
    draft: { name: `envelope.${envelopeId}.signing`, about: `${hash} by place`, keep: keepTyped },
    schema,
    defaultValues: initial,
    async onSubmit({ value: { consent, fields: answers, signature, isNameConfirmed } }) {
      const sent = {
        consent,
        hash,
        signature: { type: signature.type, value: signature.value, name: signature.name.trim() },
        fields: fields.map(({ name }, index) => ({ name, value: String(answers[index]) })),
        isNameConfirmed: isNameConfirmed && signature.name.trim() === askedName,
      };
      try {
        await onSign(sent);
      } catch (error) {
        if (error instanceof ApiError && error.key === 'signatureNameDiffers') {
          form.setFieldValue('isNameConfirmed', false);
          setAskedName(signature.name.trim());
        }
        throw error;
      }
    },
  });

  const typedName = useSyncExternalStore(form.subscribe, () => form.getFieldValue('signature').name.trim());
  if (isNameAsked && typedName !== askedName) setAskedName(null);
  return { form, isNameAsked };
}

/** Documents to read, and below them the fields to sign them. */
export function SigningForm({
  envelopeId,
  documents,
  language,
  hash,
  fields,
  statement,
  signerName,
  onSign,
}: SigningFormProps) {
  // The documents that were scrolled to the end.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isRead = documents.every((document) => seen.has(document.id));
  const { form, isNameAsked } = useSigningForm({ envelopeId, hash, fields, onSign, isRead });
  return (
    <Stack gap="xl">
      <Link href={`#${id}`} isStandalone>
        <FormattedMessage defaultMessage="Go to the signature, below the documents" />
      </Link>
      {documents.map((document) => (
        <Stack gap="s" key={document.id}>
          <DocumentText
            html={document.html}
            idPrefix={document.id}
            onEnd={() => setSeen((before) => new Set(before).add(document.id))}
          />
          <DocumentFile {...{ envelopeId, document, language }} />
        </Stack>
      ))}
      <Card as="section" tone="raised" padding="l" aria-labelledby={id}>
        <Stack gap="l">
          <Stack gap="xxs">
            <Heading level={2} id={id} isFocusTarget>
              <FormattedMessage defaultMessage="Sign" />
            </Heading>
            <Text tone="muted">
              <FormattedMessage
                defaultMessage="Signing here is as binding as signing on paper. You get a PDF copy and can ask for a paper copy at any time. You can withdraw your consent before you sign: decline, or <help>write to us</help>."
                values={{ help: helpLink }}
              />
            </Text>
          </Stack>
          <form.Form>
            <SignatureFields form={form} fields={fields} statement={statement} />
            {isNameAsked && <NameConfirmation form={form} signerName={signerName} />}
            <form.SubmitButton>
              <FormattedMessage defaultMessage="Sign" />
            </form.SubmitButton>
          </form.Form>
        </Stack>
      </Card>
    </Stack>
  );
}

type SignatureForm = ReturnType<typeof useSigningForm>['form'];

interface SignatureFieldsProps extends Pick<SigningFormProps, 'fields' | 'statement'> {
  form: SignatureForm;
}

function SignatureFields({ form, fields, statement }: SignatureFieldsProps) {
  const intl = useIntl();
  return (
    <>
      {/* It stays when the end becomes visible, so that nothing moves while the user clicks. */}
      <form.Field
        name="hasRead"
        as={CheckboxField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'I have read the documents above' })}
        description={intl.formatMessage({ defaultMessage: 'You don’t need this if you finish them here.' })}
      />
      {fields.map(({ name, type, label, isRequired }, index) =>
        type === 'CHECKBOX' ? (
          <form.Field key={name} name={`fields.${index}`} as={CheckboxField} {...{ label, isRequired }} />
        ) : (
          <form.Field key={name} name={`fields.${index}`} as={TextField} {...{ label, isRequired }} />
        ),
      )}
      <form.Field
        name="consent"
        as={CheckboxField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'I agree to use electronic records and signatures' })}
      />
      <form.Field
        name="signature"
        as={SignatureField}
        isRequired
        label={intl.formatMessage({ defaultMessage: 'Your signature' })}
        statement={statement}
      />
    </>
  );
}

/** Asks whether the typed name, which isn't the expected one, is meant. */
function NameConfirmation({ form, signerName }: { form: SignatureForm; signerName: string }) {
  const intl = useIntl();
  return (
    <form.Field
      name="isNameConfirmed"
      as={CheckboxField}
      isRequired
      label={intl.formatMessage(
        { defaultMessage: 'I’m {name} and want to sign with the name I typed' },
        { name: signerName },
      )}
    />
  );
}

const longestAnswer = limits.fields.items.value.maxLength;

/** An unchecked box counts as not filled in. */
const answerOf = (
  { type, isRequired }: Field,
  ticked: z.ZodMiniLiteral<true>,
): z.ZodMiniType<string | boolean, string | boolean> => {
  if (type === 'CHECKBOX') return isRequired ? ticked : z.boolean();
  return z.string().check(rules(...(isRequired ? [required()] : []), lengthMax(longestAnswer)));
};

const schemaOf = (
  intl: IntlShape,
  fields: readonly Field[],
  { isRead, isNameAsked }: Record<'isRead' | 'isNameAsked', boolean>,
) => {
  const ticked = z.literal(true, intl.formatMessage({ defaultMessage: 'Check this box to sign' }));
  return z.object({
    isNameConfirmed: isNameAsked ? ticked : z.boolean(),
    hasRead: isRead ? z.boolean() : ticked,
    consent: ticked,
    fields: z.object(Object.fromEntries(fields.map((field, index) => [index, answerOf(field, ticked)]))),
    signature: z.custom<Signature>().check(rules(signed())),
  });
};
