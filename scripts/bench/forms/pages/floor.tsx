/** Plain React with native inputs: the baseline for the others. */
import './floor.css';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { attendances, countries, genders, manyNames, problemsOf, texts, useManyValues } from './model.ts';
import { mount } from './mount.tsx';

const described = (name: string, error?: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {};

function Row({
  name,
  label,
  error,
  children,
}: {
  name: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="row">
      <label htmlFor={name}>{label}</label>
      {error && <p id={`${name}-error`}>{error}</p>}
      {children}
    </div>
  );
}

function List({
  name,
  label,
  error,
  options,
}: {
  name: string;
  label: string;
  error?: string | undefined;
  options: { value: string; label: string }[];
}) {
  return (
    <Row {...{ name, label, error }}>
      <select id={name} name={name} {...described(name, error)}>
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Form() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [toast, setToast] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problems = problemsOf(new FormData(event.currentTarget));
    setErrors(problems);
    if (Object.keys(problems).length === 0) setToast('Sent');
  };
  return (
    <main>
      <h1>Enrollment</h1>
      <form noValidate onSubmit={submit}>
        {texts.map(({ name, label, autoComplete }) => (
          <Row key={name} name={name} label={label} error={errors[name]}>
            <input
              id={name}
              name={name}
              autoComplete={autoComplete}
              type={name === 'password' ? 'password' : 'text'}
              {...described(name, errors[name])}
            />
          </Row>
        ))}
        <List name="gender" label="Gender" error={errors.gender} options={genders} />
        <List name="country" label="Country" error={errors.country} options={countries} />
        <Row name="state" label="State" error={errors.state}>
          <input id="state" name="state" {...described('state', errors.state)} />
        </Row>
        <fieldset {...described('attendance', errors.attendance)}>
          <legend>How will you attend?</legend>
          {errors.attendance && <p id="attendance-error">{errors.attendance}</p>}
          {attendances.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="attendance" value={value} /> {label}
            </label>
          ))}
        </fieldset>
        <div className="row">
          <label>
            <input type="checkbox" name="terms" {...described('terms', errors.terms)} /> I agree to the terms
          </label>
          {errors.terms && <p id="terms-error">{errors.terms}</p>}
        </div>
        <button type="submit">Enroll</button> <button type="button">Save for later</button>
      </form>
      <div role="status">{toast}</div>
    </main>
  );
}

function Many() {
  const bind = useManyValues();
  return (
    <main>
      {manyNames.map((label, index) => {
        const { value, change } = bind(label);
        return (
          <Row key={label} name={`f${index}`} label={label}>
            <input id={`f${index}`} value={value} onChange={(event) => change(event.target.value)} />
          </Row>
        );
      })}
    </main>
  );
}

mount({ Form, Many });
