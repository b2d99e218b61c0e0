/// <reference types="vitest/globals" />
import { IntlProvider, RouterProvider } from '@institute/design-system';
import {
  chooseOption,
  expectError,
  expectNoError,
  fillDate,
  fillPhone,
  fillText,
  submit,
} from '@institute/design-system/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { AsyncOptions } from './recipes/AsyncOptions';
import { DependentFields } from './recipes/DependentFields';
import { ListOfRows } from './recipes/ListOfRows';
import { OwnEntries } from './recipes/OwnEntries';
import { OwnField } from './recipes/OwnField';
import { OwnSchema } from './recipes/OwnSchema';
import { ServerAction } from './recipes/ServerAction';
import { SeveralSteps } from './recipes/SeveralSteps';
import { saveProfile } from './recipes/save-profile';

const saved: object[] = [];
const save = (value: object) => void saved.push(value);
const show = (form: ReactNode) => render(<IntlProvider locale="en">{form}</IntlProvider>);
const expectSaved = (value: object) => waitFor(() => expect(saved).toEqual([value]));

beforeEach(() => {
  saved.length = 0;
});
afterEach(cleanup);

it('options from a server', async () => {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    // jest's environment has no `Response`.
    return { json: async () => [{ id: 's1', name: 'San Marcos', city: 'Lima' }] } as Response;
  };
  show(<AsyncOptions onSave={save} />);
  await submit();
  await expectError('School', 'This field is required');
  await chooseOption('School', 'San Marcos');
  await submit();
  await expectSaved({ school: 's1' });
  expect(asked.at(-1)).toBe('/api/schools?search=San%20Marcos');
  globalThis.fetch = original;
});

it('fields that depend on others', async () => {
  show(<DependentFields onSave={save} />);
  await chooseOption('How can we reach you?', 'By phone');
  await submit();
  await expectError('Phone number', 'This field is required');
  await fillPhone('Phone number', '+12025550143');
  await expectNoError('Phone number');
  await submit();
  await expectSaved({ channel: 'phone', email: '', phone: '+12025550143' });
});

it('a list of rows', async () => {
  show(<ListOfRows onSave={save} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add an education' }));
  await submit();
  await expectError('School', 'This field is required');
  await fillText('School', 'San Marcos');
  await fillDate('Graduated on', '2012-06-30');
  await submit();
  await expectSaved({ educations: [{ school: 'San Marcos', graduated: '2012-06-30' }] });
});

it('answers that no list has', async () => {
  show(<OwnEntries onSave={save} />);
  await chooseOption('Allergies', 'Peanuts');
  await chooseOption('Allergies', 'Walnuts');
  await submit();
  await expectSaved({ allergies: ['Peanuts', 'Walnuts'] });
});

type Send = ComponentProps<typeof SeveralSteps>['onSend'];

/** The pages of the steps, with a router that keeps the path in memory. */
function Pages({ onSend }: { onSend: Send }) {
  const [path, navigate] = useState('/intake/person');
  return (
    <RouterProvider navigate={navigate} pathname={path}>
      <SeveralSteps step={path.replace('/intake/', '')} onSend={onSend} />
    </RouterProvider>
  );
}

it('several steps', async () => {
  const sent: object[] = [];
  // The server's answers: a refusal, then none.
  const answers = [{ errors: [{ pointer: '/insurance/memberId', rule: 'memberKnown', values: {} }] }, null];
  const send = async (value: object) => {
    sent.push(value);
    return answers.shift()!;
  };
  show(<Pages onSend={send} />);
  await fillText('Name', 'Ana Quispe');
  await fillDate('Date of birth', '1990-03-14');
  await submit('Save and continue');
  await fillText('Member ID', '17');
  await submit('Save and continue');
  await screen.findByText('Mar 14, 1990');
  await submit('Send');
  await expectError('Member ID', 'We can’t find this member ID. Check your card.');
  await fillText('Member ID', '18');
  await expectNoError('Member ID');
  await submit('Save and continue');
  await submit('Send');
  const person = { name: 'Ana Quispe', birthDate: '1990-03-14' };
  await waitFor(() =>
    expect(sent).toEqual([
      { person, insurance: { memberId: '17' } },
      { person, insurance: { memberId: '18' } },
    ]),
  );
});

it('a server action', async () => {
  const posted = new FormData();
  posted.set('name', '');
  // As typed before the scripts had loaded.
  posted.set('birthDate.typed', '04/05/1990');
  const refused = await saveProfile(null, posted);
  expect(refused!.errors.map(({ pointer }) => pointer)).toEqual(['/name']);
  expect(refused!.values).toMatchObject({ birthDate: '1990-04-05' });
  show(<ServerAction />);
  await submit();
  await expectError('Date of birth', 'This field is required');
  await fillText('Name', 'Ana Quispe');
  await fillDate('Date of birth', '1990-03-14');
  await expectNoError('Date of birth');
  await submit();
});

it('a field of your own', async () => {
  show(<OwnField onSave={save} />);
  await submit();
  await expectError('How was the class?', 'Choose from 1 to 5');
  await chooseOption('How was the class?', '4');
  await submit();
  await expectSaved({ mood: 4 });
});

it('a schema of another library', async () => {
  show(<OwnSchema onSave={save} />);
  await fillText('Team', 'ab ');
  await submit();
  await expectError('Team', 'Use at least 3 letters');
  await fillText('Team', ' Owls ');
  await submit();
  await expectSaved({ team: 'Owls' });
});
