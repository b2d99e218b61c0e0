import { FileField, RadioGroup, TextField } from '@institute/design-system';
import { fieldChecks, useForm } from '@institute/design-system/forms';
import { type Answers, type StepProps, schemas } from './answers.ts';
import { isMember, storeFile } from './server.ts';
import { useText } from './text.ts';

export const kinds = ['statutory', 'private', 'none'] as const;

export function InsuranceStep({ saved, lastResult, onSave }: StepProps<'insurance'>) {
  const text = useText();
  const form = useForm({
    draft: 'intake.insurance',
    schema: schemas.insurance,
    defaultValues: saved,
    lastResult,
    checks: fieldChecks<Answers['insurance']>({
      memberId: async (memberId) => ((await isMember(memberId)) ? null : { rule: 'memberKnown' }),
    }),
    onSubmit: ({ value }) => onSave(value),
  });
  return (
    <form.Form>
      <form.Field
        name="kind"
        as={RadioGroup}
        label={text('kind')}
        options={kinds.map((kind) => ({ value: kind, label: text(kind) }))}
        isRequired
      />
      <form.Subscribe selector={({ values }) => values.kind !== '' && values.kind !== 'none'}>
        {(isInsured) =>
          isInsured && (
            <>
              <form.Field name="insurer" as={TextField} label={text('insurer')} isRequired />
              <form.Field
                name="memberId"
                as={TextField}
                label={text('memberId')}
                description={text('memberIdHint')}
                width="medium"
                isRequired
              />
              <form.Field
                name="card"
                as={FileField}
                label={text('card')}
                accept={['image/jpeg', 'image/png', 'application/pdf']}
                upload={storeFile}
              />
            </>
          )
        }
      </form.Subscribe>
      <form.SubmitButton>{text('next')}</form.SubmitButton>
    </form.Form>
  );
}
