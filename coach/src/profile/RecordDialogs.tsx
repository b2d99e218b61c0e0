import { blankIfNull, nullIfBlank, type Schemas } from '@institute/api-schema';
import { CertificationInput, EducationInput } from '@institute/api-schema/limits';
import { DateField, TextField } from '@institute/design-system';
import { FormDialog, type FormDialogProps } from '@institute/design-system/forms';
import { today } from '@institute/values/formats';
import {
  date,
  groupRule,
  issueAt,
  lengthMax,
  maxDate,
  minDate,
  required,
  rules,
  url,
} from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';
import { replace } from '../records.ts';
import { profileSaved } from './section-form.tsx';

const name = ({ maxLength }: { maxLength: number }) =>
  z.string().check(rules(required(), lengthMax(maxLength)));
const text = ({ maxLength }: { maxLength: number }) => z.string().check(rules(lengthMax(maxLength)));
const day = z.string().check(rules(date()));
/** What begins later is a plan, not a qualification. */
const pastDay = z.string().check(rules((value: string) => maxDate(today())(value)));
/** The version that a form shows. */
const version = z.number();

/** The end date must not be before the start date, if both are known. */
const lastNotBefore = (first: string, last: string) => (first && last ? minDate(first)(last) : null);

const educationSchema = z
  .object({
    institution: name(EducationInput.institution),
    degree: text(EducationInput.degree),
    fieldOfStudy: text(EducationInput.fieldOfStudy),
    startDate: pastDay,
    endDate: day,
    version,
  })
  .check(groupRule(({ startDate, endDate }) => issueAt('endDate', lastNotBefore(startDate, endDate))));

const blankEducation = {
  institution: '',
  degree: '',
  fieldOfStudy: '',
  startDate: '',
  endDate: '',
  version: 1,
};

interface RecordDialogProps<T> {
  /** Omitted for a new one. */
  record: T | undefined;
  onClose: () => void;
}

export function EducationDialog({ record, onClose }: RecordDialogProps<Schemas['Education']>) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { id, ...saved } = record ?? { id: 'new', ...blankEducation };
  return (
    <RecordDialog
      onClose={onClose}
      title={
        record
          ? intl.formatMessage({ defaultMessage: 'Edit education' })
          : intl.formatMessage({ defaultMessage: 'Add education' })
      }
      draft={`education.${id}`}
      schema={educationSchema}
      defaultValues={blankIfNull(saved)}
      onSubmit={({ value }) => {
        const body = { ...nullIfBlank(value), institution: value.institution.trim() };
        return record
          ? replace('/coaches/{coachId}/educations/{id}', { path: { coachId, id }, body })
          : api.send('post', '/coaches/{coachId}/educations', { path: { coachId }, body });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="institution"
            as={TextField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'School or university' })}
          />
          <form.Field
            name="degree"
            as={TextField}
            label={intl.formatMessage({ defaultMessage: 'Degree', description: 'Label of a field' })}
          />
          <form.Field
            name="fieldOfStudy"
            as={TextField}
            label={intl.formatMessage({ defaultMessage: 'Field of study' })}
          />
          <form.Field
            name="startDate"
            as={DateField}
            label={intl.formatMessage({ defaultMessage: 'From' })}
          />
          <form.Field name="endDate" as={DateField} label={intl.formatMessage({ defaultMessage: 'To' })} />
        </>
      )}
    </RecordDialog>
  );
}

const certificationSchema = z
  .object({
    name: name(CertificationInput.name),
    issuer: text(CertificationInput.issuer),
    issueDate: pastDay,
    expirationDate: day,
    credentialUrl: z.string().check(rules(url(), lengthMax(CertificationInput.credentialUrl.maxLength))),
    version,
  })
  .check(
    groupRule(({ issueDate, expirationDate }) =>
      issueAt('expirationDate', lastNotBefore(issueDate, expirationDate)),
    ),
  );

const blankCertification = {
  name: '',
  issuer: '',
  issueDate: '',
  expirationDate: '',
  credentialUrl: '',
  version: 1,
};

export function CertificationDialog({ record, onClose }: RecordDialogProps<Schemas['Certification']>) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { id, ...saved } = record ?? { id: 'new', ...blankCertification };
  return (
    <RecordDialog
      onClose={onClose}
      title={
        record
          ? intl.formatMessage({ defaultMessage: 'Edit certification' })
          : intl.formatMessage({ defaultMessage: 'Add certification' })
      }
      draft={`certification.${id}`}
      schema={certificationSchema}
      defaultValues={blankIfNull(saved)}
      onSubmit={({ value }) => {
        const body = { ...nullIfBlank(value), name: value.name.trim() };
        return record
          ? replace('/coaches/{coachId}/certifications/{id}', { path: { coachId, id }, body })
          : api.send('post', '/coaches/{coachId}/certifications', { path: { coachId }, body });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="name"
            as={TextField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Certification', description: 'Label of a field' })}
          />
          <form.Field
            name="issuer"
            as={TextField}
            label={intl.formatMessage({ defaultMessage: 'Issued by' })}
          />
          <form.Field
            name="issueDate"
            as={DateField}
            label={intl.formatMessage({ defaultMessage: 'Issued on' })}
          />
          <form.Field
            name="expirationDate"
            as={DateField}
            label={intl.formatMessage({ defaultMessage: 'Expires on' })}
          />
          <form.Field
            name="credentialUrl"
            as={TextField}
            kind="url"
            label={intl.formatMessage({ defaultMessage: 'Link to the credential' })}
          />
        </>
      )}
    </RecordDialog>
  );
}

/** The dialog of a new or an existing record. */
function RecordDialog<Values extends object>(props: Omit<FormDialogProps<Values>, 'isOpen' | 'submitLabel'>) {
  const intl = useIntl();
  return (
    <FormDialog
      {...props}
      isOpen
      size="m"
      hasErrorSummary
      submitLabel={<FormattedMessage defaultMessage="Save" />}
      successMessage={intl.formatMessage(profileSaved)}
    />
  );
}
