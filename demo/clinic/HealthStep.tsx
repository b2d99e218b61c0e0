import {
  MultiSelectField,
  NumberField,
  QuestionMatrix,
  ScaleField,
  SelectField,
  TextAreaField,
  TextField,
} from '@institute/design-system';
import { RepeatableGroup, useForm } from '@institute/design-system/forms';
import { type Answers, frequencies, type StepProps, schemas, symptoms, units } from './answers.ts';
import { useText } from './text.ts';

export function HealthStep({ saved, lastResult, onSave }: StepProps<'health'>) {
  const text = useText();
  const form = useForm({
    draft: 'intake.health',
    schema: schemas.health,
    defaultValues: saved,
    lastResult,
    onSubmit: ({ value }) => onSave(value),
  });
  const common = [text('penicillin'), text('nuts'), text('pollen'), text('latex')];
  /** Those that match, and what was typed. */
  const findAllergies = async (typed: string) => {
    const isLike = (name: string) => name.toLowerCase().includes(typed.toLowerCase());
    const found = common.filter(isLike);
    return (typed === '' || found.includes(typed) ? found : [...found, typed]).map((name) => ({
      value: name,
      label: name,
    }));
  };
  return (
    <form.Form>
      <form.Field
        name="pain"
        as={ScaleField}
        label={text('pain')}
        minLabel={text('painNone')}
        maxLabel={text('painWorst')}
        isRequired
      />
      <form.Field
        name="symptoms"
        as={QuestionMatrix}
        label={text('symptoms')}
        questions={symptoms.map((symptom) => ({ value: symptom, label: text(symptom) }))}
        options={frequencies.map((frequency) => ({ value: frequency, label: text(frequency) }))}
        isRequired
      />
      <form.Field
        name="allergies"
        as={MultiSelectField}
        label={text('allergies')}
        description={text('allergiesHint')}
        options={[]}
        loadOptions={findAllergies}
      />
      <form.Field
        name="medications"
        as={RepeatableGroup<Answers['health']['medications'][number]>}
        label={text('medications')}
        itemLabel={(number) => text('medicationOne', { number })}
        addLabel={text('medicationAdd')}
        newItem={() => ({ name: '', dose: null, unit: 'milligram' })}
      >
        {(index) => (
          <>
            <form.Field
              name={`medications[${index}].name`}
              as={TextField}
              label={text('medication')}
              isRequired
            />
            <form.Field
              name={`medications[${index}].dose`}
              as={NumberField}
              label={text('dose')}
              fractionDigits={2}
              width="short"
              isRequired
            />
            <form.Field
              name={`medications[${index}].unit`}
              as={SelectField}
              label={text('unit')}
              options={units.map((unit) => ({ value: unit, label: text(unit) }))}
              width="medium"
              isRequired
            />
          </>
        )}
      </form.Field>
      <form.Field name="notes" as={TextAreaField} label={text('notes')} />
      <form.SubmitButton>{text('next')}</form.SubmitButton>
    </form.Form>
  );
}
