import {
  FileField,
  IntlProvider,
  type Locale,
  MultiSelectField,
  QuestionMatrix,
  ScaleField,
  SignatureField,
  SlotPicker,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';

const slots = [
  { start: '2030-03-04T09:00:00Z', end: '2030-03-04T09:20:00Z' },
  { start: '2030-03-04T09:30:00Z', end: '2030-03-04T09:50:00Z' },
  { start: '2030-03-05T09:00:00Z', end: '2030-03-05T09:20:00Z' },
];

const defaultValues = {
  pain: null as number | null,
  symptoms: {} as Record<string, string>,
  allergies: [] as string[],
  letter: '',
  start: '',
  signature: { type: 'TYPED', value: '', name: '', statement: '', signedAt: '' } as const,
};

/** Offers what is typed as one more option. */
const offerTyped = async (typed: string) => (typed ? [{ value: typed, label: typed }] : []);

interface VisitProps {
  locale?: Locale;
  onSend: (values: object) => void;
}

export function Visit({ locale = 'en', onSend }: VisitProps) {
  return (
    <IntlProvider locale={locale}>
      <Form onSend={onSend} />
    </IntlProvider>
  );
}

function Form({ onSend }: VisitProps) {
  const form = useForm({
    draft: 'visit',
    defaultValues,
    onSubmit: ({ value }) => onSend(value),
  });
  return (
    <form.Form>
      <form.Field
        name="pain"
        as={ScaleField}
        label="Pain"
        min={0}
        max={10}
        minLabel="None"
        maxLabel="Worst"
      />
      <form.Field
        name="symptoms"
        as={QuestionMatrix}
        label="Symptoms"
        questions={[
          { value: 'headache', label: 'Headache' },
          { value: 'nausea', label: 'Nausea' },
        ]}
        options={[
          { value: 'never', label: 'Never' },
          { value: 'often', label: 'Often' },
        ]}
      />
      <form.Field
        name="allergies"
        as={MultiSelectField}
        label="Allergies"
        options={[{ value: 'pollen', label: 'Pollen' }]}
        loadOptions={offerTyped}
      />
      <form.Field
        name="letter"
        as={FileField}
        label="Letter"
        accept={['application/pdf']}
        upload={async (file) => {
          await new Promise((resolve) => setTimeout(resolve, 20));
          if (file.name.startsWith('broken')) throw new Error('no connection');
          return `stored-${file.name}`;
        }}
      />
      <form.Field name="start" as={SlotPicker} label="Time" timeZone="Europe/Berlin" slots={slots} />
      <form.Field name="signature" as={SignatureField} label="Signature" statement="All of it is true." />
      <form.SubmitButton>Send</form.SubmitButton>
    </form.Form>
  );
}
