/// <reference types="vitest/globals" />
import {
  chooseOption,
  expectError,
  expectNoError,
  fillDate,
  fillMoney,
  fillPhone,
  fillText,
  setChecked,
  submit,
} from '@institute/design-system/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Enrollment } from './Enrollment';

const sent: object[] = [];
beforeEach(() => {
  sent.length = 0;
});
afterEach(cleanup);

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

const answers = {
  name: 'Ana Quispe',
  dateBirth: '1990-03-14',
  mobilePhone: '+12025550143',
  program: 'life-coaching',
  city: 'lima',
  plan: 'monthly',
  days: ['tuesday'],
  donation: 45_780,
  code: '',
  note: '',
  isAgreed: true,
};

it('shows what is missing, and is submitted once it is there', async () => {
  render(<Enrollment onSend={(values) => sent.push(values)} />);
  await submit('Enroll');
  for (const label of ['Name', 'Date of birth', 'Mobile phone', 'Program', 'City', 'Payment plan'])
    await expectError(label, 'This field is required');
  await expectError('Days', 'Please choose a day');
  await expectError('I agree', 'Please agree to go on');
  expect(sent).toEqual([]);

  await fillText('Name', 'Ana Quispe');
  await expectNoError('Name');
  await fillText('Date of birth', '02/30/1990');
  await expectError('Date of birth', 'Enter a valid date');
  await fillDate('Date of birth', '1990-03-14');
  await expectNoError('Date of birth');
  await fillPhone('Mobile phone', '+12025550143');
  await chooseOption('Program', 'Life Coaching');
  await chooseOption('City', 'Lima');
  await chooseOption('Payment plan', 'Monthly');
  await chooseOption('Days', 'Tuesday');
  await fillMoney('Donation', '457.80');
  await setChecked('I agree');
  await submit();
  await waitFor(() => expect(sent).toEqual([answers]));
});

it('is typed into key by key', async () => {
  const user = userEvent.setup();
  render(<Enrollment onSend={(values) => sent.push(values)} />);
  await user.type(box(/Date of birth/), '03141990');
  expect(box(/Date of birth/).value).toBe('03/14/1990');
  await user.type(box(/Code/), '123456');
  expect(box(/Code/).value).toBe('123 456');
  await user.type(box(/Donation/), '1234.5');
  await user.tab();
  expect(box(/Donation/).value).toBe('1,234.50');
  await user.click(screen.getByRole('combobox', { name: /City/ }));
  await user.keyboard('Oax');
  await user.click(await screen.findByRole('option', { name: 'Oaxaca' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /City/ }).value).toBe('Oaxaca');
  await user.click(screen.getByRole('button', { name: /^Calendar/ }));
  await screen.findByRole('dialog', { name: /^Calendar/ });
});

it('reads the same answers in another language and region', async () => {
  render(<Enrollment locale="de" onSend={(values) => sent.push(values)} />);
  await fillDate('Date of birth', '1990-03-14');
  expect(box(/Date of birth/).value).toBe('14.03.1990');
  await fillMoney('Donation', '457.80');
  expect(box(/Donation/).value).toBe('457,80');
  await submit('Enroll');
  await expectError('Name', 'Diese Angabe fehlt');
});

it('says what is wrong with a test', async () => {
  render(<Enrollment onSend={() => {}} />);
  await expect(fillText('Birthday', 'x')).rejects.toThrow(
    /no field “Birthday”, only “Name”, “Date of birth”/,
  );
  await expect(chooseOption('Program', 'Cooking')).rejects.toThrow(/no option “Cooking”/);
  await expect(fillDate('Date of birth', '03/14/1990')).rejects.toThrow('fillDate takes YYYY-MM-DD');
  await expect(fillText('I agree', 'yes')).rejects.toThrow('has no text box');
});
