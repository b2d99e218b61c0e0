import {
  CheckboxField,
  CheckboxGroup,
  ComboBoxField,
  DateField,
  IntlProvider,
  type Locale,
  MoneyField,
  OneTimeCodeField,
  PhoneField,
  RadioGroup,
  SelectField,
  TextAreaField,
  TextField,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { date, phone, required, rules } from '@institute/design-system/rules';
import { array, boolean, minLength, nullable, number, object, refine, string } from 'zod/mini';

const text = string().check(rules(required()));

const schema = object({
  name: text,
  dateBirth: string().check(rules(required(), date())),
  mobilePhone: string().check(rules(required(), phone())),
  program: text,
  city: text,
  plan: text,
  days: array(string()).check(minLength(1, 'Please choose a day')),
  donation: nullable(number()),
  code: string(),
  note: string(),
  isAgreed: boolean().check(refine((isAgreed) => isAgreed, 'Please agree to go on')),
});

const options = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

/** From a server. */
async function loadCities(typed: string) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return options('Berlin', 'Lima', 'Oaxaca').filter(({ label }) => label.startsWith(typed));
}

interface EnrollmentProps {
  locale?: Locale;
  onSend: (values: object) => void;
}

export function Enrollment({ locale = 'en', onSend }: EnrollmentProps) {
  return (
    <IntlProvider locale={locale}>
      <Form onSend={onSend} />
    </IntlProvider>
  );
}

function Form({ onSend }: EnrollmentProps) {
  const form = useForm({
    draft: 'enrollment',
    schema,
    defaultValues: {
      name: '',
      dateBirth: '',
      mobilePhone: '',
      program: '',
      city: '',
      plan: '',
      days: [] as string[],
      donation: null as number | null,
      code: '',
      note: '',
      isAgreed: false,
    },
    onSubmit: ({ value }) => onSend(value),
  });
  return (
    <form.Form>
      <form.Field name="name" as={TextField} label="Name" isRequired />
      <form.Field name="dateBirth" as={DateField} label="Date of birth" isBirthDate isRequired calendar />
      <form.Field name="mobilePhone" as={PhoneField} label="Mobile phone" isRequired />
      <form.Field
        name="program"
        as={SelectField}
        label="Program"
        isRequired
        options={options('Life Coaching', 'Health Coaching')}
      />
      <form.Field
        name="city"
        as={ComboBoxField}
        label="City"
        isRequired
        options={[]}
        loadOptions={loadCities}
      />
      <form.Field
        name="plan"
        as={RadioGroup}
        label="Payment plan"
        isRequired
        options={options('In full', 'Monthly')}
      />
      <form.Field
        name="days"
        as={CheckboxGroup}
        label="Days"
        isRequired
        options={options('Monday', 'Tuesday')}
      />
      <form.Field name="donation" as={MoneyField} label="Donation" currency="USD" />
      <form.Field name="code" as={OneTimeCodeField} label="Code" />
      <form.Field name="note" as={TextAreaField} label="Note" />
      <form.Field name="isAgreed" as={CheckboxField} label="I agree" isRequired />
      <form.SubmitButton>Enroll</form.SubmitButton>
    </form.Form>
  );
}
